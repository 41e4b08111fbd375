/** What a seat sees of Nautilion. Tokens are numbers: see tokens.ts. */

export type * from "../../generated/nautilion";

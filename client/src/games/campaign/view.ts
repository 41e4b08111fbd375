/** What is seen of a scenario of the campaign: Diluvium's view and `solo`. */

export type { AdversaryView as Adversary, SoloPart as Solo, SoloView, Token } from "../../generated/campaign";

export const YOU = 0;
export const ADVERSARY = 1;
export const ALLY = 2;

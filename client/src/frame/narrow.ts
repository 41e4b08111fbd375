import { MediaQuery } from "svelte/reactivity";

/** A phone held upright, or as small a window: the frame has its other form. Must agree with frame.css. */
export const narrow = new MediaQuery("max-width: 47.99rem");

/** A large window: the dock may be higher and what lies in it larger. Style sheets ask the same. */
export const roomy = new MediaQuery("(min-width: 100rem) and (min-height: 62rem)");

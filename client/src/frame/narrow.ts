import { MediaQuery } from "svelte/reactivity";

/** A phone held upright, or as small a window: the frame has its other form. Must agree with frame.css. */
export const narrow = new MediaQuery("max-width: 47.99rem");

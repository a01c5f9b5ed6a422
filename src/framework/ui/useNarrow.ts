import { mediaHook } from "./mediaHook";

// The specification requires a mobile layout below 599 px.
/** Whether the window is as narrow as a phone. */
export const useNarrow = mediaHook("(max-width: 598.95px)");

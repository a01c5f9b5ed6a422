import { mediaHook } from "./mediaHook";

// The specification has a mobile layout for less than 599 px.
/** Whether the window is as narrow as a phone. */
export const useNarrow = mediaHook("(max-width: 598.95px)");

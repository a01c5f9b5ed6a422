import { mediaHook } from "./mediaHook";

// The specification's mobile layout: under 599 px wide.
/** Whether the window is as narrow as a phone. */
export const useNarrow = mediaHook("(max-width: 598.95px)");

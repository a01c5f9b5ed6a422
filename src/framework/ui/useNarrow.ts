import { createMediaHook } from "./createMediaHook";

// The specification requires a mobile layout below 599 px.
/** Whether the window is as narrow as a phone. */
export const useNarrow = createMediaHook("(max-width: 598.95px)");

import { createMediaHook } from "./createMediaHook";

/** Whether the page is being printed. */
export const usePrinting = createMediaHook("print");

import { mediaHook } from "./mediaHook";

/** Whether the page is being printed. */
export const usePrinting = mediaHook("print");

import { loadable } from "../../../src/framework/value/loadable";

/** The record in the panel, which needs the code of record pages. The panel is drawn before it. */
export const quickRecord = loadable(async () => ({ default: (await import("./QuickRecord")).QuickRecord }));

import { loadable } from "../../../src/framework/value/loadable";

/** The record in the panel, with the code of record pages. The panel itself is drawn before the record. */
export const lazyQuickRecord = loadable(async () => ({ default: (await import("./QuickRecord")).QuickRecord }));

import { loadable } from "../../../src/framework/value/loadable";

/** A record at a glance, which needs the code of record pages. The panel is there before it. */
export const quickRecord = loadable(async () => ({ default: (await import("./QuickRecord")).QuickRecord }));

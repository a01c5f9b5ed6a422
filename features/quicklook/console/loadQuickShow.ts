import { loadable } from "../../../src/framework/value/loadable";

/** The fields of a record at a glance, which need the code of record pages. The panel is there before them. */
export const quickShow = loadable(async () => ({ default: (await import("./QuickShow")).QuickShow }));

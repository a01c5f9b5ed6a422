import { z } from "zod";

const text = z.string().min(1);

/** A text that people read. `zh-TW` is derived from `zh-CN` unless given. */
export const words = z.strictObject({ en: text, "zh-CN": text, "zh-TW": text.optional() });

/** Other names in any language: headers of columns, values of cells. */
export const synonyms = z.array(text, { error: "a list of words, such as [Carrier name, 运营商名称]" });

import { z } from "zod";

const text = z.string().min(1);

/** A text for people. `zh-TW` is derived from `zh-CN` unless it is given. */
export const words = z.strictObject({ en: text, "zh-CN": text, "zh-TW": text.optional() }).meta({ id: "words" });

/** Other names, in any language, for headers of columns or values of cells. */
export const synonyms = z.array(text, { error: "a list of words, such as [Carrier name, 运营商名称]" });

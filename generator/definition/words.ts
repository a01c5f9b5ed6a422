import { z } from "zod";

const text = z.string().min(1);

/** A text people read. `zh-TW` is derived from `zh-CN` unless given. */
export const words = z.strictObject({ en: text, "zh-CN": text, "zh-TW": text.optional() });

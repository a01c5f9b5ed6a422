// JSON that normal clients never send: huge numbers, duplicate keys, lone surrogates.
import { isRecord } from "../contract/Client";

/** A text that is inserted unchanged. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An object with keys that may repeat or be `__proto__`. */
export class KeyValuePairs {
  readonly pairs: readonly (readonly [string, unknown])[];
  constructor(pairs: readonly (readonly [string, unknown])[]) {
    this.pairs = pairs;
  }
}

export const jsonOf = (value: unknown): string => {
  if (value instanceof RawJson) return value.text;
  if (value instanceof KeyValuePairs)
    return `{${value.pairs.map(([key, one]) => `${JSON.stringify(key)}:${jsonOf(one)}`).join()}}`;
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`;
  if (isRecord(value)) return jsonOf(new KeyValuePairs(Object.entries(value)));
  return JSON.stringify(value) ?? "null";
};

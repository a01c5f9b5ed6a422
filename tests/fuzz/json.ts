// JSON as no honest client writes it: numbers beyond any number, keys twice, surrogates alone.
import { isRecord } from "../contract/Client";

/** Stands in the text as it is. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An object whose keys may come twice, or be `__proto__`. */
export class Pairs {
  readonly pairs: readonly (readonly [string, unknown])[];
  constructor(pairs: readonly (readonly [string, unknown])[]) {
    this.pairs = pairs;
  }
}

export const jsonOf = (value: unknown): string => {
  if (value instanceof Raw) return value.text;
  if (value instanceof Pairs)
    return `{${value.pairs.map(([key, one]) => `${JSON.stringify(key)}:${jsonOf(one)}`).join()}}`;
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`;
  if (isRecord(value)) return jsonOf(new Pairs(Object.entries(value)));
  return JSON.stringify(value) ?? "null";
};

// Converts the text of a cell to a value of its field, or to a problem.
import { DESTROYED, VALUELESS, visibleText } from "../sheet/cellText";
import { SEPARATORS } from "../sheet/separators";
import type { PlanField } from "./ImportPlan";
import { readMoment } from "./readMoment";

/** `beside`: values of other fields that the cell has too. */
export type Reading =
  | { readonly value: unknown; readonly beside?: Readonly<Record<string, unknown>> }
  | { readonly problem: string; readonly args: Readonly<Record<string, unknown>> }
  | { readonly wanted: readonly string[] };

export type FindKey = (text: string) => string | number | null | undefined;

export const plainWord = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

const FLAGS: ReadonlyMap<string, 0 | 1> = new Map<string, 0 | 1>(
  ["1", "yes", "y", "true", "on", "是", "√", "✓"]
    .map((word): [string, 0 | 1] => [word, 1])
    .concat(["0", "no", "n", "false", "off", "否", "×"].map((word): [string, 0 | 1] => [word, 0])),
);

const partsOf = (text: string, many: boolean): readonly string[] =>
  many ? text.split(SEPARATORS).filter((part) => part !== "") : [text];

const bareNumber = (text: string): string => text.normalize("NFKC").replace(/[,\s]|^[¥$₹€]/g, "");

const readNumber = (text: string): Reading => {
  const bare = bareNumber(text);
  const number = Number(bare);
  // Text that is not a number is left to the schema, which reports it in its own words.
  return { value: bare === "" || !Number.isFinite(number) ? text : number };
};

const readEnum = (text: string, { many, words }: PlanField): Reading => {
  const values: (string | number)[] = [];
  for (const part of partsOf(text, many)) {
    const plain = plainWord(part);
    const found =
      words.find(([word]) => plainWord(word) === plain) ??
      words.find(([, value]) => plainWord(String(value)) === plain);
    if (found === undefined) return { problem: "import.unknown_value", args: { value: part } };
    values.push(found[1]);
  }
  return { value: many ? values : values[0] };
};

const readReference = (text: string, { many }: PlanField, find: FindKey): Reading => {
  const parts = partsOf(text, many);
  const keys = parts.map(find);
  const wanted = parts.filter((_, at) => keys[at] === undefined);
  if (wanted.length > 0) return { wanted };
  const unknown = parts.find((_, at) => keys[at] === null);
  if (unknown !== undefined) return { problem: "import.unknown_reference", args: { value: unknown } };
  return { value: many ? keys : keys[0] };
};

/** An export writes the area in front: +86 13800138000. */
const readPhone = (text: string, { area = null }: PlanField): Reading => {
  const [, code, number] = /^\+(\d{1,4})[\s-]+(.+)$/.exec(text.normalize("NFKC").trim()) ?? [];
  return area === null || code === undefined ? { value: text } : { value: number, beside: { [area]: `+${code}` } };
};

const readFlag = (text: string): Reading => {
  const value = FLAGS.get(plainWord(text));
  return value === undefined ? { problem: "invalid.flag", args: {} } : { value };
};

const readTime = (text: string): Reading => {
  const value = readMoment(text);
  return value === null ? { problem: "invalid.date", args: {} } : { value };
};

/** An empty cell gives no value. */
export const readCell = (text: string, field: PlanField, find: FindKey): Reading => {
  if (text === "") return { value: undefined };
  const whole = visibleText(text);
  if (text.startsWith(VALUELESS)) return { problem: "import.no_value", args: { value: whole } };
  const isDestroyed = text.startsWith(DESTROYED);
  if (isDestroyed && field.as !== "number" && field.as !== "amount")
    return { problem: "import.destroyed", args: { value: whole } };
  const readers = {
    text: (): Reading => ({ value: whole }),
    phone: () => readPhone(whole, field),
    number: () => readNumber(whole),
    amount: (): Reading => ({ value: bareNumber(whole) }),
    flag: () => readFlag(whole),
    timestamp: () => readTime(whole),
    enum: () => readEnum(whole, field),
    reference: () => readReference(whole, field, find),
  } satisfies Record<PlanField["as"], () => Reading>;
  return readers[field.as]();
};

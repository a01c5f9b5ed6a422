// Checks whether a figure meets the limit in its row, if both have the same unit.
type Unit = "time" | "size" | "errors" | "count" | "rate";

const UNITS: Readonly<Record<string, readonly [Unit, number]>> = {
  ms: ["time", 1],
  s: ["time", 1000],
  KB: ["size", 1],
  MB: ["size", 1024],
  errors: ["errors", 1],
};
const QUANTITY = /(\d[\d,]*(?:\.\d+)?) (ms|s|KB|MB|errors)\b/g;
/** The form of a limit relative to another product: `0.6 x peer 2.80 s` */
const SHARE = /^([\d.]+) x (.*)$/;
/** If there are several rates, the smallest one is compared. */
const RATE = /(\d[\d,]*) a second\b/;
const COUNT = /^\d[\d,]*(?:\.\d+)?$/;

const numberOf = (text: string): number => Number(text.replaceAll(",", ""));

const quantities = (text: string): ReadonlyMap<Unit, number> => {
  const found = new Map<Unit, number>();
  if (COUNT.test(text)) found.set("count", numberOf(text));
  const [, rate] = RATE.exec(text) ?? [];
  if (rate !== undefined) found.set("rate", numberOf(rate));
  for (const [, number = "", name = ""] of text.matchAll(QUANTITY)) {
    const [unit, size] = UNITS[name] ?? ["count", 1];
    if (!found.has(unit)) found.set(unit, numberOf(number) * size);
  }
  return found;
};

/** Whether a figure meets the limit at the beginning of `beside`. Null if there is nothing to compare. */
export const meetsLimit = (ours: string, beside: string): boolean | null => {
  const [goal = ""] = beside.split(";");
  const [, share = "1", rest = goal] = SHARE.exec(goal) ?? [];
  const reached = quantities(ours);
  const compared = [...quantities(rest)].flatMap(([unit, limit]) => {
    const value = reached.get(unit);
    if (value === undefined) return [];
    return [unit === "rate" ? value >= limit : value <= limit * Number(share)];
  });
  return compared.length === 0 ? null : compared.every(Boolean);
};

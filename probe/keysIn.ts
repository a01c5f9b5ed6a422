// Recognizes the name of the key in a host's answers, for `keys` of host.yaml.
import type { ProbedPage } from "./pages";
import { normalizeName } from "./listShape";

/** Names without underscores and capitals, the most usual first. `resource` stands for the resource's own name. */
const KEYS = "id uuid guid oid key code no number name".split(" ");

const isKey = (value: unknown): boolean =>
  (typeof value === "string" && value !== "") || (typeof value === "number" && Number.isFinite(value));

/** The most usual name that is not another field and whose values differ in all rows. */
const keyOf = ({ resource, rows }: ProbedPage): string | undefined => {
  const [first = {}] = rows;
  const own = normalizeName(resource.name);
  const words = ["id", `${own}id`, ...KEYS.slice(1), `${own}code`, `${own}no`, `${own}key`];
  const tells = (name: string): boolean =>
    resource.fields.every((field) => field.name !== name) &&
    rows.every((row) => isKey(row[name])) &&
    new Set(rows.map((row) => String(row[name]))).size === rows.length;
  return words.flatMap((word) => Object.keys(first).filter((name) => normalizeName(name) === word && tells(name)))[0];
};

/** Resource -> the name of its key on the wire, if no row has the key of the definition. */
export const keysIn = (pages: readonly ProbedPage[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pages.flatMap((page) => {
      const { resource, rows } = page;
      if (rows.length === 0 || rows.some((row) => row[resource.key] !== undefined)) return [];
      const key = keyOf(page);
      return key === undefined ? [] : [[resource.name, key]];
    }),
  );

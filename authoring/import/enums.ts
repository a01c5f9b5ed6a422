// The enumerations of a description, each once, with names and labels for their values.
import type { JsonObject } from "./facts";
import { uniqueEnumName, labelFromName, toSnakeCase, untranslatedWords } from "./names";
import type { Shape } from "./Shape";
import { IDENTIFIER } from "../../generator/definition/names";

const COLORS: readonly (readonly [color: string, words: RegExp])[] = [
  ["error", /^(?:error|failed|failure|offline|blocked|banned|expired|rejected|critical|fatal|dead|down)$/],
  ["warning", /^(?:warning|pending|waiting|paused|degraded|unknown|draft|maintenance)$/],
  [
    "success",
    /^(?:active|enabled|online|ok|success|succeeded|available|running|approved|completed|connected|ready|up)$/,
  ],
];
const CODE = /^[A-Z]{1,3}(?:-?\d+)?$/;
/** People cannot choose from more values than this. */
export const MAX_ENUM_VALUES = 200;

const unlike = (text: string, taken: Set<string>, end: (at: number) => string): string => {
  let found = text;
  for (let at = 2; taken.has(found); at += 1) found = end(at);
  taken.add(found);
  return found;
};

const valuesOf = ({ values, valueNames }: Shape): ReadonlyMap<string | number, JsonObject> => {
  const [names, labels] = [new Set<string>(), new Set<string>()];
  return new Map(
    values.map((value, at) => {
      const said = valueNames[at] ?? String(value);
      const code = toSnakeCase(/^-?\d/.test(said) ? `value_${said.replace("-", "minus_")}` : said);
      const name = unlike(code, names, (more) => `${code}_${more}`);
      // Codes such as PG-13 or EUR are shown as they are.
      const text = CODE.test(said) ? said : labelFromName(toSnakeCase(said).replace(/^n(?=\d)/, "")) || "Empty";
      const label = unlike(text, labels, (more) => (more === 2 ? `${text} (${String(value)})` : `${text} (${more})`));
      const color = COLORS.find(([, words]) => words.test(toSnakeCase(said)))?.[0];
      const isName = typeof value === "string" && IDENTIFIER.test(value) && value === name;
      return [value, { ...(isName ? {} : { name }), ...untranslatedWords(label), ...(color && { color }) }];
    }),
  );
};

export class EnumCollector {
  readonly all = new Map<string, ReadonlyMap<string | number, JsonObject>>();
  readonly #byValues = new Map<string, string>();
  readonly #codes: Set<string>;

  /** `has`: the names of further enumerations of the console. */
  constructor(has: readonly string[] = []) {
    this.#codes = new Set(has.map((name) => name.replaceAll("_", "")));
  }

  /** The name of the enumeration with these values. `context`: the resource and the field, if the schema has no name. */
  nameOf(shape: Shape, context: readonly [resource: string, field: string]): string {
    const [resource, field] = context;
    const own = shape.name === "" ? field : toSnakeCase(shape.name);
    const values = JSON.stringify(shape.values);
    const known = this.#byValues.get(`${own} ${values}`);
    if (known !== undefined) return known;
    const isTaken = (name: string): boolean => this.#codes.has(name.replaceAll("_", ""));
    const wanted = shape.name === "" && isTaken(own) ? `${resource}_${field}` : own;
    const name = uniqueEnumName(wanted, isTaken);
    this.#codes.add(name.replaceAll("_", ""));
    this.#byValues.set(`${own} ${values}`, name);
    this.all.set(name, valuesOf(shape));
    return name;
  }
}

/** Whether the shape is a choice of some values. */
export const isChoice = ({ values }: Shape): boolean =>
  values.length > 0 &&
  values.length <= MAX_ENUM_VALUES &&
  values.every((value) => (typeof value === "string" ? value.trim() !== "" : Number.isInteger(value)));

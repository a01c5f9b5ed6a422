import * as z from "zod/mini";
import { build } from "../../../shared/schema/builders";
import { validate } from "../../../shared/schema/validate";
import type { ImportPlan, Mapping, Marks, PlanField, CellProblem } from "./ImportPlan";
import { shownText, visibleText } from "../../sheets/book/cellText";
import { zoneIn } from "../../sheets/book/headerOf";
import { type DecimalMark, readDecimal } from "./decimalMark";
import { formatTimestamp } from "../../../src/framework/wire/dates";
import { isMaskedCell, missingColumns } from "./planIn";
import { currencyCode } from "../../../shared/schema/currency";
import { isMarkOf } from "../../sheets/book/currencyMarks";
import { type FindKey, OTHER_CURRENCY_KEY, readCell, explainInvisible } from "./readCell";
import { readMoment } from "../../../shared/schema/moments/readMoment";

export interface RowJudgement {
  /** The record that would be sent. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly problems: readonly CellProblem[];
  /** Texts whose records are not known yet: [resource, text]. */
  readonly wanted: readonly (readonly [string, string])[];
}

interface Judged {
  readonly at: number;
  readonly field: PlanField;
  readonly mark: DecimalMark;
  /** The zone in the header of the column. */
  readonly zone: string | null;
}

/** The reason why no row can be imported: a required field has no column, or there is no column at all. */
const missingOf = (plan: ImportPlan, mapping: Mapping): readonly CellProblem[] => {
  const mapped = new Set(Object.values(mapping));
  const missing = missingColumns(plan, mapped);
  if (missing.length > 0) return missing.map((name) => ({ field: name, key: "import.no_column", args: {} }));
  return mapped.size === 0 ? [{ field: "", key: "import.nothing_mapped", args: {} }] : [];
};

/** The mark for a record's key. */
export const keyMark = (key: unknown): string => `key ${String(key)}`;

/** Checks rows with the same schemas as the form and the platform. */
export class RowChecker {
  readonly #columns: readonly Judged[];
  readonly #schema: z.core.$ZodObject;
  /** Fields whose values may be in the cells of another field. */
  readonly #neighbours: readonly PlanField[];
  /** The values of empty cells in a new record. */
  readonly #defaults: Readonly<Record<string, unknown>>;
  readonly #natural: readonly string[];
  /**
   * The fields with the owner, which together with unique values identify a record, and whether the rows have these
   * fields.
   */
  readonly #owners: readonly string[];
  readonly #saysOwner: boolean;
  readonly #missing: readonly CellProblem[];
  /** Other sets of fields whose values are unique together. */
  readonly #alone: readonly (readonly string[])[];
  /** For rows that change records: the key field, and the unique fields that are needed without a key. */
  readonly #key: string;
  readonly #needed: readonly string[];

  constructor(plan: ImportPlan, mapping: Mapping, marks: Marks = {}, header: readonly string[] = []) {
    this.#columns = plan.fields.flatMap((field) => {
      const at = Number(Object.entries(mapping).find(([, name]) => name === field.name)?.[0] ?? "-1");
      return at === -1 ? [] : [{ at, field, mark: marks[at] ?? ".", zone: zoneIn(header[at] ?? "") }];
    });
    this.#missing = missingOf(plan, mapping);
    const beside = new Set<unknown>(
      this.#columns.flatMap(({ field }) => [field.area, field.schema.args.currencyField]),
    );
    const neighbours = plan.fields.filter(({ name }) => beside.has(name));
    const { natural, mode = "add", needed = [] } = plan;
    // If rows may change records, only the platform knows which rows are new records.
    const filled = mode === "add" ? plan.fields.filter(({ otherwise }) => otherwise !== undefined) : [];
    this.#defaults = Object.fromEntries(filled.map(({ name, otherwise }) => [name, otherwise?.value]));
    this.#schema = z.object({
      ...Object.fromEntries(
        [...filled, ...neighbours].map(({ name, schema }) => [
          name,
          build(schema.builder, { ...schema.args, required: false }),
        ]),
      ),
      ...Object.fromEntries(
        this.#columns.map(({ field: { name, schema } }) => [name, build(schema.builder, schema.args)]),
      ),
    });
    this.#neighbours = neighbours;
    const mapped = new Set([...Object.values(mapping), ...Object.keys(this.#defaults)]);
    this.#alone = (plan.alone ?? []).filter(([name = ""]) => mapped.has(name));
    const isWhole = (mode === "add" ? natural : needed).every((name) => mapped.has(name));
    this.#natural = isWhole ? natural.filter((name) => mapped.has(name)) : [];
    const telling = plan.telling ?? natural;
    this.#owners = telling.filter((name) => !natural.includes(name) && name !== plan.key?.name);
    this.#saysOwner = [...natural, ...telling].every((name) => telling.includes(name) && mapped.has(name));
    this.#key = mode === "add" ? "" : (plan.key?.name ?? "");
    this.#needed = mode === "add" ? [] : needed.length > 0 ? needed : this.#natural;
  }

  judge(cells: readonly string[], find: (resource: string) => FindKey): RowJudgement {
    const given: Record<string, unknown> = {};
    const problems: CellProblem[] = [...this.#missing];
    const wanted: (readonly [string, string])[] = [];
    const settled = new Set<string>();
    const marked: { readonly field: PlanField; readonly mark: string; readonly text: string }[] = [];
    let beside: Readonly<Record<string, unknown>> = {};
    for (const { at, field, mark, zone } of this.#columns) {
      const text = isMaskedCell(field, cells[at] ?? "") ? "" : (cells[at] ?? "");
      const reading = readCell(text, field, find(field.resource ?? ""), mark, zone);
      if ("value" in reading) {
        given[field.name] = reading.value;
        beside = { ...beside, ...reading.beside };
        if (reading.mark !== undefined) marked.push({ field, mark: reading.mark, text: shownText(text) });
      } else {
        settled.add(field.name);
        if ("wanted" in reading) wanted.push(...reading.wanted.map((text) => [field.resource ?? "", text] as const));
        else problems.push({ field: field.name, ...explainInvisible(cells[at] ?? "", reading.problem, reading.args) });
      }
    }
    for (const { name } of this.#neighbours) given[name] ??= beside[name];
    for (const { field, mark, text } of marked) {
      const problem = this.#takeCurrency(field, mark, given);
      if (problem !== null)
        problems.push({ field: field.name, key: problem.key, args: { ...problem.args, value: text } });
    }
    for (const [name, value] of Object.entries(this.#defaults)) given[name] ??= value;
    const verdict = validate(this.#schema, given);
    for (const { path, key, args } of verdict.issues) {
      const [field = ""] = path.split(".");
      if (settled.has(field)) continue;
      const value = this.textOf(field, cells);
      problems.push({ field, ...explainInvisible(value, key, { ...args, value }) });
    }
    const value: Readonly<Record<string, unknown>> = { ...(verdict.value ?? {}) };
    const record = Object.fromEntries(Object.entries(value).filter(([name]) => given[name] !== undefined));
    if (problems.length === 0 && wanted.length === 0) problems.push(...this.#unnamed(given));
    return { record, problems, wanted };
  }

  /** Compares the currency in a cell with that of the record, or sets it if the record has none. */
  #takeCurrency(
    { schema }: PlanField,
    mark: string,
    given: Record<string, unknown>,
  ): Omit<CellProblem, "field"> | null {
    const of = this.#neighbours.find(({ name }) => name === schema.args.currencyField);
    const now = String(given[of?.name ?? ""] ?? "");
    if (now !== "")
      return isMarkOf(mark, now) ? null : { key: OTHER_CURRENCY_KEY, args: { currency: currencyCode(now) } };
    const meant = new Set(of?.words.map(([, value]) => value).filter((value) => isMarkOf(mark, String(value))));
    if (of === undefined || meant.size !== 1) return { key: "import.no_currency", args: {} };
    [given[of.name]] = meant;
    return null;
  }

  /** The problems of a row that does not identify a record. */
  #unnamed(given: Readonly<Record<string, unknown>>): readonly CellProblem[] {
    const isEmpty = (name: string) => given[name] === undefined || given[name] === "";
    if (!isEmpty(this.#key)) return [];
    return this.#needed.filter(isEmpty).map((field) => ({ field, key: "invalid.required", args: {} }));
  }

  textOf(name: string, cells: readonly string[]): string {
    const column = this.#columns.find(({ field }) => field.name === name);
    return column === undefined ? "" : visibleText(cells[column.at] ?? "");
  }

  /**
   * By column: how a cell was read, if that differs from its text. Also the names of found records, and the defaults of
   * empty cells.
   */
  understood(
    cells: readonly string[],
    nameOf?: (resource: string, text: string) => string | undefined,
  ): Readonly<Record<number, string>> {
    const read = this.#columns.flatMap(({ at, field, mark, zone }) => {
      const { name, as, resource, otherwise } = field;
      const text = cells[at] ?? "";
      if (text === "") return otherwise !== undefined && name in this.#defaults ? [[at, otherwise.text] as const] : [];
      if (as === "reference") {
        const name = nameOf?.(resource ?? "", visibleText(text));
        return name === undefined ? [] : [[at, name] as const];
      }
      const plain = visibleText(text);
      if (as === "text" || as === "phone") {
        const reading = readCell(text, field, () => null);
        const value = "value" in reading && reading.beside === undefined ? String(reading.value) : plain;
        return value === plain ? [] : [[at, value] as const];
      }
      if (as === "enum") {
        const reading = readCell(text, field, () => null);
        const [label = plain] = field.words.find(([, value]) => "value" in reading && value === reading.value) ?? [];
        return label.toLowerCase() === plain.toLowerCase() ? [] : [[at, label] as const];
      }
      if (as === "timestamp") {
        const moment = formatTimestamp(readMoment(plain, zone));
        return moment === "" || moment.startsWith(plain) ? [] : [[at, moment] as const];
      }
      if ((as !== "amount" && as !== "number") || text !== visibleText(text)) return [];
      const number = readDecimal(text, mark);
      return number === null || number === text ? [] : [[at, number] as const];
    });
    return Object.fromEntries(read);
  }

  /** The values of the row in other unique sets, with their fields. */
  alone(
    record: Readonly<Record<string, unknown>>,
  ): readonly { readonly names: readonly string[]; readonly mark: string }[] {
    return this.#alone.flatMap((names) => {
      const [value, ...others] = names.map((name) => record[name]);
      const isEmpty = value === undefined || value === "" || value === 0;
      return isEmpty ? [] : [{ names, mark: JSON.stringify([...names, value, ...others]) }];
    });
  }

  /** Marks that two rows of the same record share: its key, and its unique values if they are complete. */
  marks(record: Readonly<Record<string, unknown>>): readonly string[] {
    const key = this.#key === "" ? undefined : record[this.#key];
    const isKeyed = key !== undefined && key !== "";
    const values = this.#natural.map((name) => record[name]);
    const isWhole = values.length > 0 && !values.some((value) => value === undefined || value === "" || value === 0);
    // Records of different owners may have the same values. A row without an owner belongs to the operator's own
    // company, unless it has a key.
    const owners = this.#owners.map((name) => record[name] ?? "");
    return [
      ...(isKeyed ? [keyMark(key)] : []),
      ...(isWhole && (!isKeyed || this.#saysOwner) ? [JSON.stringify([...values, ...owners].map(String))] : []),
    ];
  }
}

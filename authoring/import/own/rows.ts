// The rows of a source as the store keeps them: one file for each resource, in the order in which they can be stored.
import { type JsonObject, isJsonObject } from "../facts";
import { leftOutTable, countText } from "../report";
import type { LeftOutPart } from "../LeftOutPart";
import type { OwnImport } from "./createOwnImport";
import { isReferenceField, type OwnField, type OwnResource } from "./OwnResource";
import { toStoredValue } from "./toStoredValue";

/** The folder with the rows of an import. The console has code that stores them once. */
export const ROWS_FOLDER = "imported/rows";
const MOST_ROWS = 20_000;

const keyOf = (resource: OwnResource, value: unknown): string | number =>
  resource.key.options.type === "string" ? String(value) : Number(value);

const linksOf = (resource: OwnResource): readonly OwnField[] =>
  resource.fields.filter(({ field }) => isReferenceField(field));

/** Each resource after those that it refers to. In a circle, one of them comes first. */
const inOrder = (resources: readonly OwnResource[]): readonly OwnResource[] => {
  const done = new Set<OwnResource>();
  const visit = (resource: OwnResource, above: readonly OwnResource[]): void => {
    if (done.has(resource) || above.includes(resource)) return;
    for (const { field } of linksOf(resource)) {
      const target = resources.find(({ name }) => name === field.options.to);
      if (target !== undefined) visit(target, [...above, resource]);
    }
    done.add(resource);
  };
  for (const one of resources) visit(one, []);
  return [...done];
};

interface Later {
  readonly resource: string;
  readonly key: string | number;
  readonly values: JsonObject;
}

class Rows {
  readonly files = new Map<string, string>();
  readonly leftOut: LeftOutPart[] = [];
  readonly #keys = new Map<string, Set<string | number>>();
  readonly #later: Later[] = [];
  readonly #byName: ReadonlyMap<string, OwnResource>;
  #stored = 0;

  constructor(readonly resources: readonly OwnResource[]) {
    this.#byName = new Map(resources.map((one) => [one.name, one]));
  }

  #leave(resource: OwnResource, count: number, reason: string): void {
    if (count > 0)
      this.leftOut.push({
        where: resource.table.name,
        reason: `${countText(count, "row", "rows")}: ${reason}`,
        advice: "",
      });
  }

  add(resource: OwnResource, rows: readonly JsonObject[]): void {
    const { key, table } = resource;
    const keyed = rows
      .slice(0, MOST_ROWS)
      .map((row, at): readonly [string | number, JsonObject] => [
        table.key === null ? at + 1 : keyOf(resource, row[table.key]),
        row,
      ]);
    const own = new Set<string | number>();
    this.#keys.set(resource.name, own);
    const fitting = keyed.filter(([id]) => {
      const isNew = !own.has(id) && id !== "" && id !== 0 && !Number.isNaN(id);
      if (isNew) own.add(id);
      return isNew;
    });
    this.#leave(resource, keyed.length - fitting.length, "their key is empty, 0, or that of another row.");
    this.#leave(resource, rows.length - Math.min(rows.length, MOST_ROWS), `only ${MOST_ROWS} of a table are taken.`);
    const made = fitting.map(([id, row]) => this.#made(resource, id, row));
    const kept = this.#withoutCopies(resource, made);
    this.#stored += kept.length;
    this.files.set(
      `${String(this.files.size + 1).padStart(3, "0")}-${resource.name}.ndjson`,
      kept.map((row) => `${JSON.stringify({ ...row, [key.name]: row[key.name] })}\n`).join(""),
    );
  }

  #made(resource: OwnResource, id: string | number, row: JsonObject): JsonObject {
    const made: Record<string, unknown> = { [resource.key.name]: id };
    const later: Record<string, unknown> = {};
    for (const one of resource.fields) {
      const { field, column } = one;
      if (field.name === resource.key.name || column === null) continue;
      const value = row[column.name];
      const target = this.#byName.get(String(field.options.to ?? ""));
      if (target === undefined || !isReferenceField(field)) {
        made[field.name] = toStoredValue(one, value);
        continue;
      }
      const empty = value === null || value === undefined || value === "";
      const linked = empty
        ? undefined
        : Array.isArray(value)
          ? value.map((key) => keyOf(target, key))
          : keyOf(target, value);
      if (this.#keys.has(target.name) && target !== resource) made[field.name] = this.#known(target, linked);
      else if (linked !== undefined) later[field.name] = linked;
    }
    if (Object.keys(later).length > 0) this.#later.push({ resource: resource.name, key: id, values: later });
    return made;
  }

  #known(target: OwnResource, value: unknown): unknown {
    const keys = this.#keys.get(target.name);
    const has = (key: unknown): boolean =>
      (typeof key === "string" || typeof key === "number") && keys?.has(key) === true;
    if (Array.isArray(value)) return [...new Set(value)].filter(has);
    return has(value) ? value : undefined;
  }

  #withoutCopies(resource: OwnResource, rows: readonly JsonObject[]): readonly JsonObject[] {
    const seen = new Map<string, Set<string>>();
    const kept = rows.filter((row) => {
      const marks = resource.unique.flatMap((set) => {
        const values = set.map((name) => row[name]);
        return values.every((value) => value === undefined || value === "")
          ? []
          : [[set.join(), JSON.stringify(values).toLowerCase()] as const];
      });
      const isCopy = marks.some(([set, mark]) => seen.get(set)?.has(mark));
      if (!isCopy) for (const [set, mark] of marks) seen.set(set, (seen.get(set) ?? new Set()).add(mark));
      else this.#keys.get(resource.name)?.delete(row[resource.key.name] as string | number);
      return !isCopy;
    });
    this.#leave(resource, rows.length - kept.length, "other rows have the same unique values.");
    return kept;
  }

  /** References to rows that were stored later, or to rows of the same table. */
  finish(): string {
    const lines = this.#later.flatMap(({ resource, key, values }) => {
      if (this.#keys.get(resource)?.has(key) !== true) return [];
      const { fields = [] } = this.#byName.get(resource) ?? {};
      const found = Object.entries(values).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
        const target = this.#byName.get(String(fields.find(({ field }) => field.name === name)?.field.options.to));
        const known = target === undefined ? undefined : this.#known(target, value);
        return known === undefined ? [] : [[name, known]];
      });
      return found.length === 0 ? [] : [`${JSON.stringify({ resource, key, values: Object.fromEntries(found) })}\n`];
    });
    if (lines.length > 0) this.files.set("later.ndjson", lines.join(""));
    return `${countText(this.#stored, "row", "rows")} are in ${ROWS_FOLDER}/, and are stored when the console starts with a new store. Passwords and keys are not among them.`;
  }
}

/** Adds the rows of all tables to an import. */
export const addRowFiles = async (
  taken: OwnImport,
  read: (table: string) => Promise<readonly JsonObject[]>,
): Promise<OwnImport> => {
  const rows = new Rows(taken.resources);
  for (const resource of inOrder(taken.resources)) {
    const found = await read(resource.table.name);
    rows.add(resource, found.filter(isJsonObject));
  }
  const said = rows.finish();
  const more = rows.leftOut.length === 0 ? [] : ["", "# Rows", ...leftOutTable(rows.leftOut)];
  return {
    ...taken,
    beside: new Map([...rows.files].map(([name, text]) => [`${ROWS_FOLDER}/${name}`, text])),
    summary: `${taken.summary}\n${said}`,
    report: [`${taken.report}${said}`, ...more, ""].join("\n"),
  };
};

// Makes the demo rows of a resource: each field gets a sample of its kind.
import type { Draw, FieldModel, Json, Samples } from "../../../generator";
import { kindOf } from "../../../generator";
import { conditionHolds } from "pilothouse/schema";
import { decode, isEmpty } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import { Random } from "./Random";

const DEEPEST = 5;

export interface World {
  /** The time at which the demo data is made, in seconds since 1970. All its rows are older. */
  readonly now: number;
  /** The keys of the rows drawn so far, by resource. */
  readonly keys: Map<string, (string | number)[]>;
  /** The rows drawn so far, by resource and key. Rows of a large resource have only their key and owner. */
  readonly rows: Map<string, Map<string, Row>>;
}

class RowDraw implements Draw {
  row = 0;
  readonly now: number;
  readonly #random: Random;
  readonly #world: World;

  constructor(
    name: string,
    readonly samples: Samples,
    world: World,
  ) {
    this.#random = new Random(name);
    this.#world = world;
    this.now = world.now;
  }

  integer(min: number, max: number): number {
    return this.#random.integer(min, max);
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.#random.integer(0, from.length - 1)];
    if (picked === undefined) throw new Error("nothing to pick from");
    return picked;
  }

  chance(probability: number): boolean {
    return this.#random.next() < probability;
  }

  reference(resource: string): string | number {
    const keys = this.#world.keys.get(resource) ?? [];
    return keys.length === 0 ? 0 : this.pick(keys);
  }
}

const drawValue = (field: FieldModel, draw: Draw): Json =>
  field.sample.length > 0 ? draw.pick(field.sample) : kindOf(field).sample(field, draw);

/** Makes a value unique by adding the number of the row, if another row already has the value. */
const distinct = (value: unknown, row: number): unknown => {
  if (typeof value === "number") return value + row;
  const text = String(value);
  if (text.includes("@")) return text.replace("@", `.${row}@`);
  if (/^\d{6,}$/.test(text)) return `${text.slice(0, -5)}${String(row).padStart(5, "0")}`;
  return /^[\w.-]+$/.test(text) ? `${text}-${row}` : `${text} ${row}`;
};

const TRIES = 30;

/** Changes a row until its unique values are unique. Answers false if every record that it may refer to is taken. */
const separate = (table: Table, row: Row, number: number, seen: Map<string, Set<string>>, draw: Draw): boolean => {
  const columns = (names: readonly string[]) => names.flatMap((name) => table.byName.get(name) ?? []);
  for (const { fields, together: names } of table.resource.unique) {
    if (fields.every((name) => isEmpty(row[name]))) continue;
    const known = seen.get(names.join()) ?? new Set<string>();
    seen.set(names.join(), known);
    const isTaken = () => known.has(names.map((name) => String(row[name])).join("\n"));
    // A reference or enumeration is drawn again. Another field gets a number added.
    const free = columns(fields).findLast(({ field }) => !("to" in field.options) && !("enum" in field.options));
    const pointing = columns(fields).at(-1);
    for (let left = TRIES; isTaken() && !free && pointing && left > 0; left -= 1)
      row[pointing.name] = drawValue(pointing.field, draw);
    if (free && isTaken()) row[free.name] = distinct(row[free.name], number);
    if (isTaken()) return false;
    known.add(names.map((name) => String(row[name])).join("\n"));
  }
  return true;
};

interface Placing {
  readonly depths: Map<string, number>;
  readonly made: unknown[];
}

const place = (table: Table, row: Row, draw: Draw, { depths, made }: Placing): void => {
  const { tree } = table.resource;
  if (!tree) return;
  const own = row[table.key.name];
  if (row[tree.parent] === undefined) {
    const open = made.filter((key) => (depths.get(String(key)) ?? 1) < DEEPEST);
    row[tree.parent] = open.length === 0 ? 0 : draw.pick(open);
  }
  depths.set(String(own), (depths.get(String(row[tree.parent])) ?? 0) + 1);
  made.push(own);
};

const isDrawn = ({ field }: Column, table: Table) =>
  field.name !== table.key.name &&
  field.name !== table.resource.tree?.parent &&
  (!field.hidden || field.sample.length > 0);

/** Empties the fields that, by their condition `when`, have no meaning in this row. */
const withoutUnused = (conditional: readonly Column[], row: Row): Row => {
  for (const column of conditional) if (!conditionHolds(column.field.when, row)) row[column.name] = decode(column, "");
  return row;
};

const conditionalOf = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ field }) => Object.keys(field.when).length > 0);

/** Fills references whose resource depends on another field with keys of existing records. */
const lead = (table: Table, row: Row, draw: Draw): void => {
  for (const { column, target, lead: found } of table.links)
    if (found && !isEmpty(row[column.name]) && row[found.by.name] === found.value)
      row[column.name] = String(draw.reference(target) || "");
};

/** Completes a row of the definition: draws its key and read-only fields, and sets the others to their defaults. */
const completeRow = (table: Table, given: Row, draw: Draw): Row => {
  const row: Row = { ...given };
  for (const column of table.columns) {
    if (row[column.name] !== undefined) continue;
    if (column === table.key) row[column.name] = drawValue(column.field, draw);
    else if (column.field.readonly && isDrawn(column, table)) row[column.name] = drawValue(column.field, draw);
    else if (column.name !== table.resource.tree?.parent) row[column.name] = column.field.default ?? decode(column, "");
  }
  return withoutUnused(conditionalOf(table), row);
};

/** Yields rows one by one, because the rows of a large resource need not all be in memory. */
export function* drawRows(table: Table, samples: Samples, world: World): Generator<Row> {
  const { demo } = table.resource;
  const draw = new RowDraw(table.name, samples, world);
  const fields = table.columns.filter((column) => isDrawn(column, table));
  const conditional = conditionalOf(table);
  const seen = new Map<string, Set<string>>();
  const placing: Placing = { depths: new Map(), made: [] };
  const keys = new Set<string>();
  for (const given of demo.given) {
    draw.row = keys.size;
    const row = completeRow(table, given, draw);
    place(table, row, draw, placing);
    separate(table, row, keys.size, seen, draw);
    keys.add(String(row[table.key.name]));
    yield row;
  }
  // More rows are drawn than needed, because some are dropped: their key or unique values are taken.
  const most = demo.rows * 2 + demo.given.length;
  for (let number = 0; keys.size < demo.rows && number < most; number += 1) {
    draw.row = number;
    const key = drawValue(table.key.field, draw);
    if (keys.has(String(key))) continue;
    const row: Row = { [table.key.name]: key };
    for (const { name, field } of fields) row[name] = drawValue(field, draw);
    withoutUnused(conditional, row);
    lead(table, row, draw);
    place(table, row, draw, placing);
    if (!separate(table, row, keys.size, seen, draw)) continue;
    keys.add(String(key));
    yield row;
  }
}

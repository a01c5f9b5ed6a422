// The records of one resource in the memory of a mock.
import { isJsonObject, type JsonObject } from "../facts";
import { recordInAnswer } from "../fields";
import type { ImportedResource } from "../resources";
import type { Shape } from "../Shape";
import { sampleValueOf } from "./sample";

const ROWS = 25;

type Row = Record<string, unknown>;

export class MockTable {
  readonly resource: ImportedResource;
  readonly rows: Row[];
  readonly #shapes: ReadonlyMap<string, Shape>;

  constructor(resource: ImportedResource) {
    this.resource = resource;
    const { rows, verbs } = resource.collection;
    const record = recordInAnswer(verbs.get("get")?.operation.answer, rows.row);
    this.#shapes = new Map([...(record?.properties ?? []), ...rows.row.properties]);
    this.rows = Array.from({ length: ROWS }, (_, at) => this.#made(at));
  }

  #made(at: number): Row {
    const row = Object.fromEntries([...this.#shapes].map(([wire, shape]) => [wire, sampleValueOf(shape, wire, at)]));
    const { key } = this.resource;
    const own = row[key.wire];
    // A key must be unique. A sample value may be one of few, so it is used only if it contains the number of the row.
    row[key.wire] =
      key.options.type === "string"
        ? typeof own === "string" && own.includes(String(at + 1))
          ? own.replaceAll(/[^\w.-]+/g, "-").toLowerCase()
          : `${this.resource.name}-${at + 1}`
        : at + 1;
    return row;
  }

  /** Lets references lead to records that are there. */
  refer(tables: ReadonlyMap<string, MockTable>): void {
    for (const field of this.resource.fields) {
      const { kind, options } = field;
      const target = tables.get(String(options.to));
      const isMany = kind === "references";
      if (target === undefined) continue;
      this.rows.forEach((row, at) => {
        const keyAt = (more: number): unknown =>
          target.rows[(at + more) % target.rows.length]?.[target.resource.key.wire];
        row[field.wire] = isMany ? [keyAt(0), keyAt(1)] : keyAt(0);
      });
    }
  }

  find(key: string): Row | undefined {
    return this.rows.find((row) => String(row[this.resource.key.wire]) === key);
  }

  add(sent: unknown, key: string): Row {
    const { key: field } = this.resource;
    const given = isJsonObject(sent) ? sent : {};
    const made = Object.fromEntries(
      [...this.#shapes].map(([wire, shape]) => [
        wire,
        shape.isReadOnly ? sampleValueOf(shape, wire, this.rows.length) : null,
      ]),
    );
    const numbers = this.rows.map((row) => Number(row[field.wire])).filter(Number.isFinite);
    const next =
      field.options.type === "string" ? `${this.resource.name}-${this.rows.length + 1}` : Math.max(0, ...numbers) + 1;
    const row: Row = { ...made, ...given, [field.wire]: key || (given[field.wire] ?? next) };
    this.rows.push(row);
    return row;
  }

  /** `isWhole`: fields that are not sent become empty. */
  set(row: Row, sent: unknown, isWhole: boolean): Row {
    const own = row[this.resource.key.wire];
    const given: JsonObject = isJsonObject(sent) ? sent : {};
    if (isWhole) for (const [wire, shape] of this.#shapes) if (!shape.isReadOnly) row[wire] = null;
    return Object.assign(row, given, { [this.resource.key.wire]: own });
  }

  remove(key: string): void {
    const at = this.rows.findIndex((row) => String(row[this.resource.key.wire]) === key);
    if (at >= 0) this.rows.splice(at, 1);
  }
}

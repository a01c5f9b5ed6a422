// The records of the clinic's definitions, for test hosts that do not use our platform.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export type ClinicRow = Record<string, unknown>;
export interface Collection {
  readonly key: string;
  rows: ClinicRow[];
}

export const isRow = (value: unknown): value is ClinicRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const keyOf = (fields: unknown): string =>
  Object.entries(isRow(fields) ? fields : {}).find(([, field]) => isRow(field) && field.kind === "id")?.[0] ?? "";

/** Resource -> its key, and the rows of its definition. */
export const clinicRows = (resources: string): Map<string, Collection> => {
  const files = readdirSync(resources, { recursive: true, encoding: "utf8" }).filter((file) =>
    /[/\\].+\.yaml$/.test(file),
  );
  return new Map(
    files.map((file) => {
      const definition: unknown = parse(readFileSync(join(resources, file), "utf8"));
      const { resource, fields, demo } = isRow(definition) ? definition : {};
      const given = isRow(demo) && Array.isArray(demo.given) ? demo.given.filter(isRow) : [];
      return [String(resource), { key: keyOf(fields), rows: given.map((row) => ({ ...row })) }];
    }),
  );
};

/** Compares texts in the order that people expect, not by character codes. */
export const compareTexts = (one: unknown, other: unknown): number =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one ?? "").localeCompare(String(other ?? ""), "en");

export const nextKey = ({ key, rows }: Collection): number => Math.max(0, ...rows.map((row) => Number(row[key]))) + 1;

import * as z from "zod/mini";
import type { Shape } from "./attributes";
import { type Require, field, type Fail, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { parseJson } from "./parseJson";
import { reportNestedIssues } from "./passOn";
import type { Row } from "./rowOf";

export interface ListOptions<Of extends Shape = Shape> extends FieldOptions {
  /** The fields of a row. */
  readonly of: Of;
  /** A field whose value must differ in every row: `lang`. */
  readonly unique?: string | null;
}
type Values = Record<string, unknown>;

function checkUnique(rows: readonly Values[], name: string, fail: Fail): void {
  const seen = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    if (seen.has(row[name])) {
      fail(name === "lang" ? "duplicateLanguage" : "duplicate", { value: row[name] }, [index, name]);
    }
    seen.add(row[name]);
  }
}

/** A list of rows with their own fields. Issues are at the field of the row: `details.0.title`. */
export function list<Of extends Shape>(options: Require<ListOptions<Of>>): RequiredField<readonly Row<Of>[]>;
export function list<Of extends Shape>(options: ListOptions<Of>): OptionalField<readonly Row<Of>[]>;
export function list(options: ListOptions) {
  const row = z.object(options.of);
  return field<readonly Values[], readonly Values[]>(options, {
    builder: "list",
    wire: "list",
    rows: options.of,
    empty: [],
    isEmpty: (input) => Array.isArray(input) && input.length === 0,
    read: (input, fail) => {
      const items = typeof input === "string" ? parseJson(input) : input;
      if (!Array.isArray(items)) {
        fail("standard");
        return [];
      }
      const rows: Values[] = [];
      for (const [index, item] of items.entries()) {
        const result = row.safeParse(item);
        if (result.success) {
          rows.push(result.data);
        } else {
          reportNestedIssues(result.error, fail, [index]);
        }
      }
      if (typeof options.unique === "string" && rows.length === items.length) {
        checkUnique(rows, options.unique, fail);
      }
      return rows;
    },
  });
}

// Refuses a record if another row already has its unique values. The other row has the same owner, or any owner if the
// definition says so. Rows in which all of these values are empty are never duplicates.
import { sql } from "kysely";
import type { Model } from "../../../generator";
import { existsFailure } from "../wire/Failure";
import type { Failure } from "../wire/Failure";
import type { DuplicateCodes, Step } from "./Engine";
import { decode, encode, isEmpty } from "../storage/codec";
import { findFirst, oneOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { callerReaches } from "./scope";

/** Message keys. `own`: the caller reaches the other row. `foreign`: the caller only learns that the value is taken. */
const MESSAGES = { own: "invalid.exists", foreign: "invalid.taken" } as const;

/** The failure for a value that another row has, with the most specific message that the definitions have. */
export const duplicateFailure = (
  { errors }: Model,
  table: Table,
  names: readonly string[],
  codes: DuplicateCodes,
  whose: keyof typeof MESSAGES = "own",
): Failure => {
  const [first = ""] = names;
  const code = codes[first] ?? 409;
  // If the other row is out of reach, the message names no table. It reveals only that the value is taken.
  const wanted = whose === "foreign" ? ["taken"] : [first, first === table.key.name ? "id" : table.name];
  const context = wanted.find((one) => errors.some((error) => error.code === code && error.context === one));
  return existsFailure(Object.fromEntries(names.map((name) => [name, MESSAGES[whose]])), code, context ?? null);
};

/** `stored`: the row before a change; null for a new one. @throws Failure 409, or the code in the rules */
export const checkDuplicates = async (
  step: Step,
  values: Row,
  stored: Row | null,
  codes: DuplicateCodes,
): Promise<void> => {
  const { table, db } = step;
  const after: Row = { ...stored, ...values };
  const key = [table.key.name];
  const given = stored === null && !isEmpty(values[table.key.name]) ? [{ fields: key, together: key }] : [];
  for (const { fields, together } of [...given, ...table.resource.unique]) {
    const isTouched =
      stored === null ||
      together.some((name) => values[name] !== undefined && String(values[name]) !== String(stored[name]));
    if (!isTouched || fields.every((name) => isEmpty(after[name]))) continue;
    const same = together.flatMap((name) => {
      const column = table.byName.get(name);
      if (!column) return [];
      const value = values[name] === undefined ? decode(column, stored?.[name]) : values[name];
      return [oneOf(column, [column.storage === "cents" ? value : encode(column, value)])];
    });
    const others = stored === null ? [] : [sql<boolean>`not ${oneOf(table.key, [stored[table.key.name]])}`];
    const found = await findFirst(db, table, [...same, ...others]);
    if (found === null) continue;
    const whose = (await callerReaches(step, table, step.caller, found)) ? "own" : "foreign";
    throw duplicateFailure(step.platform.model, table, fields, codes, whose);
  }
};

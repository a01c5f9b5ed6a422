// Another row of the same owner with the same values is refused, and one of anybody where the definition says that the value is
// known to all; rows that leave all of them empty are equal to nobody.
import { sql } from "kysely";
import type { Model } from "../../../generator";
import { exists } from "../wire/Failure";
import type { Failure } from "../wire/Failure";
import type { DuplicateCodes, Step } from "./Engine";
import { decode, encode, isEmpty } from "../storage/codec";
import { findFirst, oneOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { reaches } from "./scope";

/** A row that the caller can look at is there already; of a value that is known to all, it may be told that it is taken. */
const SAID = { own: "invalid.exists", foreign: "invalid.taken" } as const;

/** That another row says the same, in the words there are for it. */
export const duplicateFailure = (
  { errors }: Model,
  table: Table,
  names: readonly string[],
  codes: DuplicateCodes,
  whose: keyof typeof SAID = "own",
): Failure => {
  const [first = ""] = names;
  const code = codes[first] ?? 409;
  // Of a stranger's row one thing is told, in the same words wherever it is met.
  const wanted = whose === "foreign" ? ["taken"] : [first, first === table.key.name ? "id" : table.name];
  const context = wanted.find((one) => errors.some((error) => error.code === code && error.context === one));
  return exists(Object.fromEntries(names.map((name) => [name, SAID[whose]])), code, context ?? null);
};

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
    const whose = (await reaches(step, table, step.caller, found)) ? "own" : "foreign";
    throw duplicateFailure(step.platform.model, table, fields, codes, whose);
  }
};

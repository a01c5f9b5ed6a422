// Checks that the rows a record refers to exist and are within the caller's reach.
import { invalidFailure } from "../wire/Failure";
import type { Step } from "./Engine";
import { hasEnded } from "./ended";
import { rulesOf } from "./rules";
import { decode, isEmpty } from "../storage/codec";
import { findByKeys } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Column, ColumnLink } from "../storage/Table";
import { filterReached } from "./scope";

const keysIn = (column: Column, value: unknown): readonly unknown[] => {
  if (column.wire !== "list") return isEmpty(value) ? [] : [value];
  return Array.isArray(value) ? value.filter((one) => !isEmpty(one)) : [];
};

/** Texts that the store converts to a numeric key. `0x10` and `1e1` are not such texts. */
const DIGITS = /^\d{1,15}$/;

const isPossibleKey = ({ key, lead }: ColumnLink, given: string): boolean =>
  lead === null || key.storage === "text" || DIGITS.test(given);

/** The values of `made` that the rules added or changed. */
export const changedValues = (given: Row, made: Row): Row =>
  Object.fromEntries(Object.entries(made).filter(([name, value]) => value !== given[name]));

/** The keys of the link's target that `values` add to those of `stored`. */
const givenKeys = ({ column, lead }: ColumnLink, values: Row, stored: Row | null): readonly string[] => {
  if (lead !== null) {
    const leads = (row: Row): readonly string[] =>
      String(row[lead.by.name]) === String(lead.value) && !isEmpty(row[column.name]) ? [String(row[column.name])] : [];
    const kept = stored === null ? [] : leads(stored);
    return leads({ ...stored, ...values }).filter((key) => !kept.includes(key));
  }
  if (values[column.name] === undefined) return [];
  const kept = stored ? keysIn(column, decode(column, stored[column.name])).map(String) : [];
  return [...new Set(keysIn(column, values[column.name]).map(String))].filter((key) => !kept.includes(key));
};

/** @throws Failure 406 on each field with a new reference to a row that is missing or out of the caller's reach */
export const checkReferences = async (step: Step, values: Row, stored: Row | null): Promise<void> => {
  const fields: Record<string, string> = {};
  for (const link of step.table.links) {
    const { column } = link;
    const target = step.platform.tables.get(link.target);
    if (!target || column.field.readonly) continue;
    const given = givenKeys(link, values, stored);
    if (given.length === 0) continue;
    const found = await findByKeys(
      step.db,
      target,
      given.filter((one) => isPossibleKey(link, one)),
    );
    const own = new Set(await filterReached(step, target, step.caller, found));
    const rows = found
      .filter((row) => !hasEnded(step.platform, target, row))
      .filter((row) => own.has(row) || rulesOf(step.platform, target).isShared?.(row, step.platform));
    if (rows.length < given.length) fields[column.name] = "invalid.reference";
  }
  if (Object.keys(fields).length > 0) throw invalidFailure(fields);
};

/**
 * Clears the cached counts of lists that refer to the table, after its rows were deleted: the store removes their keys
 * from all lists, such as a menu from the roles that grant it.
 */
export const clearCountsOfLists = (step: Step): void => {
  for (const table of step.platform.tables.values())
    for (const column of table.columns)
      if (column.joined !== null && column.field.options.to === step.table.name)
        step.platform.counts.forget(table.name, [column.name]);
};

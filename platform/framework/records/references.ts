// What a record points to must exist and be within the caller's reach.
import { invalid } from "../wire/Failure";
import type { Step } from "./Engine";
import { rulesOf } from "./rules";
import { decode, isEmpty } from "../storage/codec";
import { findByKeys } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Column, Link } from "../storage/Table";
import { filterReached } from "./scope";

const keysIn = (column: Column, value: unknown): readonly unknown[] => {
  if (column.wire !== "list") return isEmpty(value) ? [] : [value];
  return Array.isArray(value) ? value.filter((one) => !isEmpty(one)) : [];
};

/** As the store reads a text that leads to a number: `0x10` and `1e1` lead nowhere. */
const DIGITS = /^\d{1,15}$/;

const maySay = ({ key, lead }: Link, given: string): boolean =>
  lead === null || key.storage === "text" || DIGITS.test(given);

/** What a rule made of given values. */
export const changedValues = (given: Row, made: Row): Row =>
  Object.fromEntries(Object.entries(made).filter(([name, value]) => value !== given[name]));

/** Keys of the other table's rows that are given now and were not before. */
const givenKeys = ({ column, lead }: Link, values: Row, stored: Row | null): readonly string[] => {
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

/** @throws Failure 406 on each field that points to nothing the caller can see */
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
      given.filter((one) => maySay(link, one)),
    );
    const own = new Set(await filterReached(step, target, step.caller, found));
    const rows = found.filter((row) => own.has(row) || rulesOf(step.platform, target).isShared?.(row, step.platform));
    if (rows.length < given.length) fields[column.name] = "invalid.reference";
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
};

/** A key that is gone is in no list any more, which the store sees to: a menu that is gone is granted by no role. */
export const forgetInLists = (step: Step): void => {
  for (const table of step.platform.tables.values())
    for (const column of table.columns)
      if (column.joined !== null && column.field.options.to === step.table.name)
        step.platform.counts.forget(table.name, [column.name]);
};

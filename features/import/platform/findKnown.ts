// Finds the record that a row of a file identifies: by its key, or by unique values.
import type { Step } from "../../../platform/framework/records/Engine";
import { checkParams } from "../../../platform/framework/records/schema";
import { fillOwner, callerReaches } from "../../../platform/framework/records/scope";
import { encode, isEmpty } from "../../../platform/framework/storage/codec";
import { findByKey, findFirst, oneOf } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import { Failure } from "../../../platform/framework/wire/Failure";

/** The record with the row's key; null if there is no such record, undefined for a row without a key. */
const findByOwnKey = async ({ db, table }: Step, row: Row): Promise<Row | null | undefined> =>
  isEmpty(row[table.key.name]) ? undefined : findByKey(db, table, row[table.key.name]);

/** The row's unique values as `add` would store them; null if all are empty. @throws Failure 406 for invalid values */
const uniqueValues = (step: Step, row: Row, fields: readonly string[], names: readonly string[]): Row | null => {
  const { table, platform } = step;
  const schema = platform.schemas.get(table.name) ?? new Map();
  const given = Object.fromEntries(names.map((name) => [name, row[name] ?? table.byName.get(name)?.field.default]));
  const checked = checkParams(new Map([...schema].filter(([name]) => names.includes(name))), given);
  const values = fillOwner(step, checked);
  return fields.every((name) => isEmpty(values[name])) ? null : values;
};

const findByUnique = async (step: Step, row: Row): Promise<Row | null> => {
  const { db, table } = step;
  const [unique] = table.resource.unique;
  const values = unique && uniqueValues(step, row, unique.fields, unique.together);
  if (!unique || !values) return null;
  const same = unique.together.flatMap((name) => {
    const column = table.byName.get(name);
    if (column === undefined) return [];
    return [oneOf(column, [column.storage === "cents" ? values[name] : encode(column, values[name])])];
  });
  return findFirst(db, table, same);
};

/**
 * The record of the row, if the caller reaches it. Null if there is none. The row is then a new record, which `add`
 * refuses if a record out of reach has its unique values. @throws Failure 404 for a key that no reached record has,
 * unless people enter keys themselves; 406 for invalid unique values
 */
export const findKnown = async (step: Step, row: Row): Promise<Row | null> => {
  const { table, caller } = step;
  const keyed = await findByOwnKey(step, row);
  const found = keyed === undefined ? await findByUnique(step, row) : keyed;
  if (found !== null && (await callerReaches(step, table, caller, found))) return found;
  if (keyed !== undefined && !table.key.field.required) throw new Failure(404, "record");
  return null;
};

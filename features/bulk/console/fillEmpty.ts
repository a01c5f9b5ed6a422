// Edits many records, and sets a value only on records that have none.
import { operatorsOf } from "../../../shared/schema/where/checkWhere";
import { isBlank, valueAt } from "../../../src/framework/resource/valueAt";
import { whereFields } from "../../../src/framework/list/where/whereFields";
import type { Payload, ResourceProps } from "../../../src/framework/wire/contract";
import type { Row } from "../../../src/framework/resource/Row";

/**
 * For a reference, a time or an enumeration, 0 means that there is no value. For a number, 0 is a value: see
 * `neverEmptyFields`.
 */
const isEmpty = (value: unknown): boolean => isBlank(value) || value === 0;

/** The values for the empty fields of the record. `read` answers the whole record if the list has only a part of it. */
export const valuesForEmptyFields = async (row: Row, values: Payload, read: () => Promise<Row>): Promise<Payload> => {
  const names = Object.keys(values);
  const whole = names.every((name) => valueAt(row, name) !== undefined) ? row : await read();
  return Object.fromEntries(Object.entries(values).filter(([name]) => isEmpty(valueAt(whole, name))));
};

/** The fields that always have a value, such as numbers. */
export const neverEmptyFields = async (props: ResourceProps, names: readonly string[]): Promise<readonly string[]> => {
  const known = await whereFields(props);
  const may = new Set(known.filter((field) => operatorsOf(field).includes("empty")).map(({ source }) => source));
  return names.filter((name) => !may.has(name));
};

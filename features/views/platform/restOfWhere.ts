// What the conditions of a view become for a reader.
import type { Answered } from "../../../platform/framework/wire/envelope";
import {
  checkWhere,
  type Condition,
  type Group,
  isGroup,
  readWhere,
  UnreadableWhere,
  WHERE,
  type Where,
  writeWhere,
} from "pilothouse/schema";
import { comparableIn } from "../../../platform/framework/records/asked";
import type { Table } from "../../../platform/framework/storage/Table";

/** For whom a value is read. */
export interface Reading {
  readonly table: Table;
  /** Fields that the reader can neither find nor sort by. */
  readonly hidden: ReadonlySet<string>;
}

/** What a part of a value becomes for a reader; undefined if nothing of it is left. */
export interface Rest {
  readonly part: Answered;
  /** Names of the fields that are left out. */
  readonly closed: readonly string[];
}

const readWhereOrNull = (text: unknown): Where | null => {
  try {
    return readWhere(String(text));
  } catch (error) {
    if (error instanceof UnreadableWhere) return null;
    throw error;
  }
};

/** Conditions without those that the reader may not ask, and those that can no longer be asked. */
export const restOfWhere = (text: unknown, { table, hidden }: Reading): Rest => {
  const where = readWhereOrNull(text);
  if (where === null) return { part: undefined, closed: [WHERE] };
  const closed: string[] = [];
  const comparable = comparableIn(table);
  const isOpen = (condition: Condition): boolean => {
    const one = { match: "all", of: [condition] } as const;
    const isAskable = !hidden.has(condition.field) && checkWhere(one, (name) => comparable(name)?.field) === null;
    if (!isAskable) closed.push(condition.field);
    return isAskable;
  };
  const of = where.of.flatMap((part): readonly (Condition | Group)[] => {
    if (!isGroup(part)) return isOpen(part) ? [part] : [];
    const rest = part.of.filter(isOpen);
    return rest.length === 0 ? [] : [{ ...part, of: rest }];
  });
  // What is as it was stays as it was written.
  if (closed.length === 0) return { part: String(text), closed };
  return { part: of.length === 0 ? undefined : writeWhere({ ...where, of }), closed };
};

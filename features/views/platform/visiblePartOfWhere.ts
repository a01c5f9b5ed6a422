// Removes the conditions of a view that a reader may not use.
import type { AnswerValue } from "../../../platform/framework/wire/envelope";
import {
  checkWhere,
  type Condition,
  type Group,
  isGroup,
  readWhere,
  UnreadableWhere,
  WHERE_PARAM,
  type Where,
  writeWhere,
} from "pilothouse/schema";
import { comparableFields } from "../../../platform/framework/records/asked";
import type { Table } from "../../../platform/framework/storage/Table";

/** The reader for whom the conditions are reduced. */
export interface ConditionReader {
  readonly table: Table;
  /** Fields by which the reader cannot filter or sort. */
  readonly hidden: ReadonlySet<string>;
}

/** A part of a value, reduced for a reader; undefined if nothing is left. */
export interface VisiblePart {
  readonly part: AnswerValue;
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

/** Removes conditions that the reader may not use, and conditions on fields that no longer exist. */
export const visiblePartOfWhere = (text: unknown, { table, hidden }: ConditionReader): VisiblePart => {
  const where = readWhereOrNull(text);
  if (where === null) return { part: undefined, closed: [WHERE_PARAM] };
  const closed: string[] = [];
  const comparable = comparableFields(table);
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
  // Unchanged conditions keep their text.
  if (closed.length === 0) return { part: String(text), closed };
  return { part: of.length === 0 ? undefined : writeWhere({ ...where, of }), closed };
};

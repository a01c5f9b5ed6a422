// Names of objects in the store other than tables and columns.
import { createHash } from "node:crypto";
import type { ResourceModel } from "../../../generator";

/** A name for an index, constraint or column that fits the limits of both engines. It changes with `facts`. */
export const nameOf = (kind: string, table: string, facts: string): string =>
  `${kind}_${table.slice(0, 24)}_${createHash("sha256").update(`${table}:${facts}`).digest("hex").slice(0, 10)}`;

/** The name of the table for a list of keys. */
export const listTable = ({ name }: Pick<ResourceModel, "name">, field: string): string => `${name}__${field}`;

/** Names a column for its encryption, so that an encrypted text of another column is not accepted in it. */
export const columnPlace = (table: string, field: string): string => `${table}.${field}`;

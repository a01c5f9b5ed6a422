// The positions of rows among others. A row without a number comes last.
import { sql } from "kysely";
import { isEmpty } from "../storage/codec";
import { oneOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import type { Step } from "./Engine";

/** The column with the number that orders the rows, if there is one. */
const orderOf = ({ resource: { tree, fields }, byName }: Table): Column | undefined =>
  byName.get(tree?.order ?? fields.find(({ options }) => options.orders === true)?.name ?? "");

/** Rows with the same value in this column are numbered together: the parent in a tree, otherwise the owner. */
const groupOf = ({ resource: { tree, scope }, byName }: Table): Column | undefined => {
  if (tree !== null) return byName.get(tree.parent);
  const [step, ...further] = scope?.is === "owned" ? scope.steps : [];
  return step === undefined || further.length > 0 ? undefined : byName.get(step.field);
};

/** Gives a row without a number the next number after its siblings. `stored`: null for a new row */
export const fillOrder = async ({ db, table }: Step, values: Row, stored: Row | null): Promise<Row> => {
  const order = orderOf(table);
  if (order === undefined || !isEmpty(values[order.name]) || (stored !== null && !(order.name in values)))
    return values;
  const group = groupOf(table);
  const whole = { ...stored, ...values };
  const siblings = group === undefined ? sql`true` : oneOf(group, [whole[group.name] ?? 0]);
  const others = stored === null ? sql`true` : sql`${sql.ref(table.key.name)} <> ${stored[table.key.name]}`;
  const found =
    await sql<Row>`select coalesce(max(${sql.ref(order.name)}), 0) as last from ${sql.table(table.name)} where ${siblings} and ${others}`.execute(
      db,
    );
  return { ...values, [order.name]: Number(found.rows[0]?.last ?? 0) + 1 };
};

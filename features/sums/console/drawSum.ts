import type { ReactNode } from "react";
import type { ColumnSpec } from "../../../src/framework/list/columns/ColumnSpec";
import type { FieldSum } from "./requestSums";

/** Draws a sum in the same way as the column of its field draws an amount. */
export const drawSum = (columns: readonly ColumnSpec[], { field, currency }: FieldSum, value: unknown): ReactNode => {
  const column = columns.find(({ source }) => source === field);
  const rule = column?.exports;
  const money = rule?.as === "money" && rule.currencyField !== undefined ? { [rule.currencyField]: currency } : {};
  return column?.cell({ id: 0, [field]: value, ...money });
};

// Turns a row into cells. Text stays text: a key of twenty digits, or with a leading zero, is not a number.
import { formatTimestamp, listOf } from "../../value/formats";
import { type Cell, numberCell, textCell } from "../../sheet/Cell";
import { valueAt } from "../../resource/valueAt";
import type { ExportColumn, ExportPlan, Names } from "./ExportPlan";

const isOn = (value: unknown) => value === true || Number(value) === 1;

type Write = (value: unknown, column: ExportColumn, plan: ExportPlan, names: Names) => Cell;

const writers: Readonly<Record<ExportColumn["as"], Write>> = {
  text: textCell,
  json: textCell,
  number: numberCell,
  timestamp: formatTimestamp,
  flag: (value, _, plan) => (value == null || value === "" ? "" : isOn(value) ? plan.yes : plan.no),
  count: (value) => numberCell(listOf(value).length),
  languages: (value) =>
    listOf(value)
      .map((one) => textCell(valueAt(one, "lang")))
      .join(", "),
  enum: (value, { words }) =>
    listOf(value)
      .map((one) => words[String(one)] ?? textCell(one))
      .join(", "),
  reference: (value, { resource }, _, names) =>
    listOf(value)
      .map((one) => names[resource ?? ""]?.[String(one)] ?? textCell(one))
      .join(", "),
};

export const cellsOf = (row: unknown, plan: ExportPlan, names: Names): readonly Cell[] =>
  plan.columns.map((column) => writers[column.as](valueAt(row, column.source), column, plan, names));

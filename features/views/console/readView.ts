import { factsIn, isObject, numberIn, textIn } from "../../../src/framework/wire/readAnswer";
import { readColumnArrangement } from "../../../src/framework/list/columns/KeptColumns";
import { DENSITIES } from "../../../src/framework/list/table/rowHeights";
import type { View, ViewValue, ViewOwnerKind } from "./View";

export const readViewValue = (value: unknown): ViewValue => {
  const { filter, sort, columns, density } = factsIn(value);
  const { field, order } = factsIn(sort);
  const known = DENSITIES.find((one) => one === density);
  return {
    ...(isObject(filter) ? { filter } : {}),
    ...(typeof field === "string" ? { sort: { field, order: order === "DESC" ? "DESC" : "ASC" } } : {}),
    ...(isObject(columns) ? { columns: readColumnArrangement(columns) } : {}),
    ...(known === undefined ? {} : { density: known }),
  };
};

const WHOSE: Readonly<Record<string, ViewOwnerKind>> = { owner: "owner", role: "role" };

/** A view as the platform answers it. */
export const readView = (row: unknown): View => {
  const { id, name, whose, role, role_name, author, opens, changes, shares, value, left_out, row_version } =
    factsIn(row);
  return {
    id: textIn(id),
    name: textIn(name),
    whose: WHOSE[textIn(whose)] ?? "own",
    role: textIn(role_name),
    roleKey: textIn(role),
    author: textIn(author),
    opens: opens === true,
    mayChange: changes === true,
    mayShare: shares === true,
    value: readViewValue(value),
    leftOut: Array.isArray(left_out) ? left_out.map(textIn) : [],
    version: numberIn(row_version),
  };
};

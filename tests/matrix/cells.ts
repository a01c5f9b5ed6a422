// The rows and accounts of a cell of the matrix.
import type { CallModel, ResourceModel } from "../../generator";
import type { JsonRecord } from "../contract/Client";
import { missingKey } from "./asking";
import type { Oracle, Relation } from "./Oracle";
import type { Person, World } from "./World";

export interface Cell {
  readonly world: World;
  readonly oracle: Oracle;
  readonly resource: ResourceModel;
  readonly call: CallModel;
  readonly person: Person;
  readonly account: JsonRecord;
  /** Whether the menus of the account's role grant it. */
  readonly may: boolean;
}

export const cellOf = (
  { world, oracle }: { readonly world: World; readonly oracle: Oracle },
  resource: ResourceModel,
  call: CallModel,
  person: Person,
): Cell => {
  const account = world.accounts[person] ?? {};
  return { world, oracle, resource, call, person, account, may: oracle.mayCall(account, resource, call.name) };
};

/** Rows of other companies whose names the account may not read either. */
export const unreachableRows = (
  { oracle, account }: Pick<Cell, "oracle" | "account">,
  resource: ResourceModel,
): readonly JsonRecord[] => {
  const pointed = oracle.pointedTo(account, resource.name);
  return oracle
    .rows(resource.name)
    .filter((row) => !oracle.reaches(account, resource, row) && !oracle.mayName(account, resource, row, pointed));
};

/** One of the rows. Different accounts test different rows. */
export const pickRow = (rows: readonly JsonRecord[], { person }: Pick<Cell, "person">): JsonRecord | undefined =>
  rows[(person.length * 7) % Math.max(1, rows.length)];

export const findRow = (cell: Cell, relation: Relation): JsonRecord | undefined => {
  const { oracle, account, resource } = cell;
  const rows =
    relation === "foreign"
      ? unreachableRows(cell, resource)
      : oracle.rows(resource.name).filter((row) => oracle.relation(account, resource, row) === relation);
  return pickRow(rows, cell);
};

export const missingRow = ({ oracle }: Pick<Cell, "oracle">, resource: ResourceModel): unknown =>
  missingKey(
    resource,
    oracle.rows(resource.name)[0]?.[resource.key],
    (key) => oracle.row(resource.name, key) !== undefined,
  );

import type { CallModel, ResourceModel } from "../../../generator";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";

/** The call that lists the records, and whose filters other calls accept. */
export const listCallOf = ({ calls }: ResourceModel): CallModel | undefined =>
  calls.find(({ verb }) => verb === "list");

/** The filters that a list always has: constants of its call that are fields. */
export const constantFilters = ({ byName }: Table, { constants }: CallModel): Row =>
  Object.fromEntries(Object.entries(constants).filter(([name]) => byName.has(name)));

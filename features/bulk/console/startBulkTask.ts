// Starts a task of the platform about all records that match the filters of a list.
import type { Payload, ResourceProps } from "../../../src/framework/wire/contract";
import { factsIn, textIn } from "../../../src/framework/wire/readAnswer";
import { followedTasks } from "../../../src/framework/resource/followedTasks";

export interface BulkOrder {
  /** The name of the call, and the values that it sends in addition to the key. */
  readonly call: string;
  readonly values: Payload;
  /** Whether a value is set only on records that have none. */
  readonly onlyEmpty?: boolean;
  /** The name of the action, as people know it. */
  readonly name: string;
}

interface Asked {
  readonly props: ResourceProps;
  readonly account: string;
  /** The filters of the list, including hidden ones, and the number of records that match. */
  readonly filter: Payload;
  readonly count: number;
}

/** The filters, in the form of the platform. */
export const bulkFiltersOf = async ({ props, filter }: Pick<Asked, "props" | "filter">): Promise<Payload> => {
  const [{ listParams }, { list }] = await Promise.all([
    import("../../../src/framework/providers/listParams"),
    props.calls(),
  ]);
  if (list === undefined) throw new Error(`${props.name} has no list`);
  return listParams(list, props, { filter });
};

/** @throws HttpError */
export const startBulkTask = async (order: BulkOrder, { props, account, filter, count }: Asked): Promise<void> => {
  const [{ simpleRest }, filters] = await Promise.all([
    import("../../../src/framework/providers/restProvider"),
    bulkFiltersOf({ props, filter }),
  ]);
  const data = { ...order, resource: props.name, filters, expected: count };
  const task = factsIn((await simpleRest().create("bulk", { data })).data);
  followedTasks.wait(account, `${props.name} ${textIn(task.id)}`, order.name);
};

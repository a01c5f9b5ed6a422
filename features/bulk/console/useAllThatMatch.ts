// All records that match the filters of a list, in place of the selected rows.
import { useListContext } from "ra-core";
import { useState } from "react";
import { type BulkOrder, bulkFiltersOf, startBulkTask } from "./startBulkTask";
import { countDeletion } from "../../../src/framework/resource/deleting";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { useFollowedTasks } from "../../../src/framework/resource/useFollowedTasks";
import type { Facts } from "../../../src/framework/wire/readAnswer";
import { servesRest } from "../../../src/framework/wire/HostInside";
import type { Row } from "../../../src/framework/list/table/ListSetup";
import { useListSetup } from "../../../src/framework/list/table/ListSetup";
import { useExactTotal, useTotal } from "../../../src/framework/list/tools/useTotal";

/**
 * For more records than this, the platform runs a task, if it has tasks. Otherwise, the browser would have to stay
 * open.
 */
const MOST_BY_HAND = 100;

/** The matching records, after people chose all of them. A task of the platform processes them. */
export interface ChosenMatches {
  readonly count: number;
  /** Counts what deleting these records would do. */
  countDeletion(): Promise<Facts | null>;
  /** Starts the task of the platform. @throws HttpError */
  start(order: BulkOrder): Promise<void>;
}

interface Whole {
  /** Whether people can choose all matching records. */
  readonly isOffered: boolean;
  /** Set when all matching records are chosen. */
  readonly all: ChosenMatches | null;
  readonly choose: (whether: boolean) => Promise<void>;
}

/** The choice ends when the filters, the page, the number of records or the selection changes. */
export const useAllThatMatch = (): Whole => {
  const { filterValues, page, selectedIds, onSelect } = useListContext<Row>();
  const { total = 0, isMore } = useTotal();
  const { permanent } = useListSetup();
  const { account } = useFollowedTasks();
  const props = useResourceProps();
  const mark = JSON.stringify([filterValues, permanent, page, total, selectedIds]);
  const exactly = useExactTotal();
  const [chosen, setChosen] = useState({ mark: "", count: 0 });
  const filter = { ...filterValues, ...permanent };
  const all: ChosenMatches = {
    count: chosen.count,
    countDeletion: async () =>
      props === null ? null : countDeletion(props.name, { filters: await bulkFiltersOf({ props, filter }) }),
    start: async (order) => {
      if (props === null) return;
      await startBulkTask(order, { props, account, filter, count: chosen.count });
      onSelect([]);
    },
  };
  return {
    isOffered: props !== null && permanent !== null && !isMore && total > MOST_BY_HAND && servesRest("bulk"),
    all: chosen.mark === mark ? all : null,
    // People agree to an action on this number of records, so the platform counts them at this moment.
    choose: async (whether) => setChosen(whether ? { mark, count: await exactly(filter) } : { mark: "", count: 0 }),
  };
};

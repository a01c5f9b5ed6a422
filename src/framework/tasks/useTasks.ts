// Requests the account's tasks: all of them while the drawer is open, otherwise only those it waits for.
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "ra-core";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { useParts } from "../slots";
import { taskKinds } from "./slots";
import { readTasks, type TaskReading } from "./readTasks";
import { findSources, type TaskPlaces } from "./TaskSource";
import { useFollowedTasks } from "../resource/useFollowedTasks";
import { useTaskNotices } from "./useTaskNotices";

const BUSY_MS = 2000;
const LOOKING_MS = 10_000;

export interface Tasks {
  readonly account: string;
  /** Undefined until the platform has answered. */
  readonly reading: TaskReading | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
  /** The number of running tasks, as far as known. */
  readonly busy: number;
}

/** `looking`: whether the drawer is open. */
export const useTasks = (places: TaskPlaces, looking: boolean): Tasks => {
  const dataProvider = useDataProvider<CallingDataProvider>();
  const { account, key, followed } = useFollowedTasks();
  const kinds = useParts(taskKinds);
  const waited = Object.keys(followed.waiting);
  const wanted = looking ? "" : [...new Set(waited.map((one) => one.split(" ")[0]))].sort().join(" ");
  const { data, error, refetch } = useQuery({
    queryKey: ["tasks", account, looking, wanted],
    queryFn: async () => {
      const sources = await findSources(places);
      const names = wanted.split(" ");
      const asked = looking ? sources : sources.filter(({ props }) => names.includes(props.name));
      const offered = kinds.filter((one) => one.isOffered());
      return readTasks(dataProvider, { sources: asked, work: places.work, kinds: offered }, key);
    },
    enabled: account !== "" && (looking || waited.length > 0),
    refetchInterval: ({ state }) =>
      state.data?.tasks.some(({ isBusy }) => isBusy) === true || (!looking && waited.length > 0)
        ? BUSY_MS
        : looking && LOOKING_MS,
    retry: !looking,
    retryDelay: BUSY_MS,
    gcTime: 60_000,
  });
  useTaskNotices(account, followed, data);
  return { account, reading: data, error, refetch, busy: waited.length };
};

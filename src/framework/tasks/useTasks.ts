// Requests the account's tasks: all tasks while the drawer is open, otherwise only those that somebody waits for.
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "ra-core";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { useParts } from "../slots";
import { taskKinds } from "./slots";
import { readTasks, resourcesIn } from "./readTasks";
import type { TaskPlaces } from "./TaskPlaces";
import type { TaskReading } from "./TaskReading";
import { useFollowedTasks } from "../resource/useFollowedTasks";
import { useTaskNotices } from "./useTaskNotices";

const BUSY_MS = 2000;
const LOOKING_MS = 10_000;

export interface Tasks {
  readonly account: string;
  /** Undefined until the platform has answered. */
  readonly reading: TaskReading | undefined;
  readonly error: unknown;
  readonly work: TaskPlaces["work"];
  /** Keys of texts below the tasks. */
  readonly notes: readonly string[];
  readonly refetch: () => void;
  /** The number of running tasks, if it is known. */
  readonly busy: number;
}

/** `looking`: whether the drawer is open. */
export const useTasks = (places: TaskPlaces, looking: boolean): Tasks => {
  const dataProvider = useDataProvider<CallingDataProvider>();
  const { account, key, followed } = useFollowedTasks();
  const offered = useParts(taskKinds).filter((one) => one.isOffered());
  const waited = Object.keys(followed.waiting);
  const wanted = looking ? "" : [...new Set(waited.map((one) => one.split(" ")[0]))].sort().join(" ");
  const { data, error, refetch } = useQuery({
    queryKey: ["tasks", account, looking, wanted],
    queryFn: async () => {
      const all = await resourcesIn(places);
      const awaited = wanted.split(" ");
      const of = looking ? all : all.filter(({ name }) => awaited.includes(name));
      const names = new Set(all.map(({ name }) => name));
      const { may, work } = places;
      return readTasks({ dataProvider, account: key, of, names, may, work, kinds: offered });
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
  const notes = offered.flatMap(({ note = [] }) => note);
  return { account, work: places.work, notes, reading: data, error, refetch, busy: waited.length };
};

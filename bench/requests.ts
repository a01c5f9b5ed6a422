// The requests of operators: filtered and sorted pages of devices, and small edits.
import { type Client, type JsonRecord, rowsOf } from "../tests/contract/Client";

const DEVICES = "/v2/iot/web/uid/reg/list";
const TASKS = "/v2/user/admin/cron/list";
const EDIT = "/v2/user/admin/cron/set";

/** Filters in the form of the console. Each matches more than a thousand pages of a hundred thousand devices. */
const FILTERS: readonly JsonRecord[] = [
  {},
  { online: 1 },
  { state: 2 },
  { state: [1, 2] },
  { state: 2, online: 1 },
  { online: [0, 1], state: [1, 2] },
  { network_type: 4 },
  { device_type: 1 },
  { online: 1, gmt_active_begin: 1_600_000_000 },
  { ver: "4" },
];
const SORTS = ["gmt_active", "uid", "mac", "ver", "network_type"] as const;

/** All filters with all sort fields. The direction alternates between ascending and descending. */
const asked = (page: number): readonly JsonRecord[] =>
  FILTERS.flatMap((filter, row) =>
    SORTS.map((sort_field, column) => ({
      ...filter,
      page_index: page,
      page_size: 10,
      sort_field,
      sort_order: (row + column) % 2 === 0 ? "desc" : "asc",
    })),
  );

/** Milliseconds of each of `count` requests for page `page`. @throws if a request answers no rows */
export const timePages = async (client: Client, token: string, page: number, count: number): Promise<number[]> => {
  const all = asked(page);
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const params = all[index % all.length] ?? {};
    const start = performance.now();
    const reply = await client.call(DEVICES, params, { token });
    times.push(performance.now() - start);
    if (rowsOf(reply).length === 0) throw new Error(`no devices: ${JSON.stringify(params)} ${JSON.stringify(reply)}`);
  }
  return times;
};

export interface CrowdTimes {
  readonly times: readonly number[];
  readonly edits: number;
  readonly errors: number;
}

/**
 * Operators who request pages of devices for `seconds`, with a pause of `pause` ms. Every fifth request edits a task
 * instead.
 */
export const timeCrowd = async (
  client: Client,
  tokens: readonly string[],
  seconds: number,
  pause: number,
): Promise<CrowdTimes> => {
  const tasks = rowsOf(await client.call(TASKS, { page_size: 100 }, { token: tokens[0] ?? "" }));
  const pages = asked(1);
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let edits = 0;
  let errors = 0;
  const work = async (token: string, operator: number): Promise<void> => {
    for (let step = operator; performance.now() < until; step += 1) {
      const isEdit = step % 5 === 0;
      const start = performance.now();
      const reply = isEdit
        ? await client.call(EDIT, { id: tasks[step % tasks.length]?.id, name: `Task ${operator}-${step}` }, { token })
        : await client.call(DEVICES, { ...pages[step % pages.length], page_index: 1 + (step % 300) }, { token });
      times.push(performance.now() - start);
      edits += isEdit ? 1 : 0;
      errors += reply.code === 200 ? 0 : 1;
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  await Promise.all(tokens.map(work));
  return { times, edits, errors };
};

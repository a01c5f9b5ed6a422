// Rules that would delete old rows, but wait for somebody to agree. Only the super admin sees them and may agree.
import { config } from "../../../src/framework/wire/config";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { factsIn } from "../../../src/framework/wire/readAnswer";

const RESOURCE = "deleting";

interface Leaving {
  /** The name of the resource. */
  readonly id: string;
  readonly rows: number;
  readonly days: number;
  /** At the time `from`, rows older than `until` would be deleted. Both are seconds since 1970. */
  readonly until: number;
  readonly from: number;
}

const rest = async () => (await import("../../../src/framework/providers/restProvider")).simpleRest();

/** Whether a deletion rule was waiting for this resource when the platform started. If not, nothing is requested. */
export const isDeletionPending = (resource: string): boolean => {
  const { leaving } = config().given;
  return Array.isArray(leaving) && leaving.includes(resource) && servesRest(RESOURCE);
};

export const readPendingDeletions = async (): Promise<readonly Leaving[]> => {
  const query = { pagination: { page: 1, perPage: 100 }, sort: { field: "id", order: "ASC" }, filter: {} } as const;
  const { data } = await (await rest()).getList(RESOURCE, query);
  return data.map(factsIn).map(({ id, rows, days, until, from }) => ({
    id: String(id),
    rows: Number(rows),
    days: Number(days),
    until: Number(until),
    from: Number(from),
  }));
};

export const agreeToDeletion = async (resource: string): Promise<void> => {
  await (await rest()).update(RESOURCE, { id: resource, data: { agree: true }, previousData: { id: resource } });
};

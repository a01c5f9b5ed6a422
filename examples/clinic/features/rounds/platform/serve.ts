// The wards to inspect, under /rest/rounds
// GET answers { id: ward, due: machines, walked_at: seconds since 1970 or 0, walked_by: name or "" }, most due machines
// first
// POST { ward } records that the caller walks through the ward now
import {
  DAY,
  Failure,
  listRows,
  mayCall,
  noPermissionFailure,
  type RestHandler,
  type SessionRequest,
} from "pilothouse/platform";
import { type Row, tableFor, transact } from "pilothouse/platform/storage";
import { sql } from "kysely";
import { ROUNDS_TABLE } from "./table";

const AHEAD = 30 * DAY;
const MOST = 1000;
/** The states of equipment in use. */
const CONDITIONS = [10, 20];

/** The number of due machines per ward that the caller may list. @throws Failure 513 if the caller may list none */
const countDue = async (request: SessionRequest): Promise<ReadonlyMap<unknown, number>> => {
  const { platform, caller } = request;
  const { resource } = tableFor(platform, "equipment");
  const call = resource.calls.find(({ verb }) => verb === "list");
  if (call === undefined || !mayCall(caller, resource, "list")) throw noPermissionFailure();
  const params = { condition: CONDITIONS, inspection_due_begin: 1, inspection_due_end: platform.now() + AHEAD };
  const { rows } = await listRows({ ...request, resource, call, params }, { offset: 0, limit: MOST });
  const due = new Map<unknown, number>();
  for (const { stands_in: ward } of rows) due.set(ward, (due.get(ward) ?? 0) + 1);
  return due;
};

const walked = async ({ platform }: SessionRequest): Promise<ReadonlyMap<unknown, Row>> => {
  const { rows } = await sql<Row>`select r.ward, r.walked_at, s.full_name as walked_by from ${sql.table(ROUNDS_TABLE)} r
    left join staff s on s.staff_no = r.staff`.execute(platform.store.db);
  return new Map(rows.map((row) => [row.ward, row]));
};

export const roundsHandler: RestHandler = {
  async list(request, { offset, limit }) {
    const due = [...(await countDue(request))].toSorted(([, one], [, other]) => other - one);
    const last = await walked(request);
    const rows = due.map(([ward, machines]) => ({
      id: ward,
      due: machines,
      walked_at: Number(last.get(ward)?.walked_at ?? 0),
      walked_by: last.get(ward)?.walked_by ?? "",
    }));
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  },
  async add(request, { ward }) {
    const { platform, caller } = request;
    if (!(await countDue(request)).has(ward)) throw new Failure(404, "record");
    const now = platform.now();
    await transact(platform.store, async (db) => {
      await sql`insert into ${sql.table(ROUNDS_TABLE)} (ward, staff, walked_at) values (${ward}, ${caller.key}, ${now})
        on conflict (ward) do update set staff = excluded.staff, walked_at = excluded.walked_at`.execute(db);
    });
    return { id: ward, walked_at: now };
  },
};

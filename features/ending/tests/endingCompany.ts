// Test companies, and the calls that end them.
import { sql } from "kysely";
import type { Store } from "../../../platform/framework/storage/Store";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { insertRow } from "../../../platform/framework/storage/write";
import { type Client, type JsonRecord, recordOf, type Reply } from "../../../tests/contract/Client";
import { readModel } from "../../../tests/contract/hosts";
import { newName } from "../../../tests/contract/newName";

export const PASSWORD = "Told to nobody 4711";
const DISTRIBUTOR = 11;
const NOW = 1_790_000_000;

export const model = readModel(12);
const tables = tablesOf(model);

export interface Company {
  readonly id: number;
  readonly name: string;
}

const table = (of: string) => {
  const one = tables.get(of);
  if (!one) throw new Error(of);
  return one;
};

export const createEndingTestTools = (client: Client, store: Store, token: string) => {
  const api = (path: string, params: JsonRecord, by = token): Promise<Reply> =>
    client.call(path, params, { token: by });
  const rest = async (method: string, path: string, body?: JsonRecord): Promise<Reply> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await client.fetch(`/rest${path}`, { headers, method, ...(body && { body: JSON.stringify(body) }) });
    return { code: answer.status, data: await answer.json(), count: 0 };
  };
  const at = (id: unknown) => `/ending/${encodeURIComponent(`company:${String(id)}`)}`;
  const put = (id: unknown, body: JsonRecord) => rest("PUT", at(id), body);
  const follow = async (id: unknown) => recordOf(await rest("GET", at(id)));
  const count = (record: unknown, to: unknown = "") => rest("POST", "/ending", { of: "company", record, to });
  return {
    api,
    rest,
    put,
    follow,
    /** Adds a company below the distributor. */
    add: async (label: string): Promise<Company> => {
      const comp_name = newName(label);
      const made = await api("/v2/user/company/add", { comp_name, comp_type: 6, comp_parent_id: DISTRIBUTOR });
      return { id: Number(recordOf(made).comp_id), name: comp_name };
    },
    /** Adds an account of the company. */
    hire: async ({ id }: Company) => {
      const user = newName("works").replaceAll(/\W/g, "");
      const given = { user_id: user, user_name: user, user_email: `${user}@northlight.example`, role_id: 9, scope: 2 };
      const { id: key } = recordOf(
        await api("/v2/user/account/add", { ...given, user_password: PASSWORD, user_type: 1, comp_id: id, state: 1 }),
      );
      return { user, key, token: await client.token(user, PASSWORD) };
    },
    /** Writes a row as the platform itself does, without checks of rights. */
    insert: (of: string, row: JsonRecord) =>
      transact({ ...store, trail: null }, (db) => insertRow(db, table(of), row, NOW)),
    /** Adds devices to the company. */
    equip: async ({ id }: Company, devices: number) => {
      const stem = newName("E").replaceAll(/\W/g, "").toUpperCase();
      const rows = Array.from({ length: devices }, (_, index) => ({ uid: `PH${stem}-${index}`, comp_id: id }));
      await transact({ ...store, trail: null }, async (db) => {
        for (const row of rows) await insertRow(db, table("device"), row, NOW);
      });
    },
    /** Counts the effects of the end of a company, and then ends the company. */
    end: async ({ id, name: confirm }: Company, procedure: string, to: unknown = "") => {
      const { mark } = recordOf(await count(id, to));
      return put(id, { procedure, to, confirm, mark });
    },
    ended: async (id: unknown): Promise<JsonRecord> => {
      for (let turn = 0; turn < 600; turn += 1) {
        const followed = await follow(id);
        if (followed.state !== "working") return followed;
        await new Promise((settle) => setTimeout(settle, 50));
      }
      throw new Error(`company ${String(id)} never ended: ${JSON.stringify(await follow(id))}`);
    },
    countRows: async (of: string, where: ReturnType<typeof sql>): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(of)} where ${where}`.execute(
        store.db,
      );
      return Number(rows[0]?.n);
    },
  };
};

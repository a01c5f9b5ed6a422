// Bulk tasks about notices of communities, and the rows that they are about.
import { sql } from "kysely";
import type { Store } from "../../../platform/framework/storage/Store";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { insertRow } from "../../../platform/framework/storage/write";
import { callRestPath, type RestAnswer } from "../../../tests/contract/callRestPath";
import { type Client, isRecord, type JsonRecord } from "../../../tests/contract/Client";
import { readModel } from "../../../tests/contract/hosts";
import { newName } from "../../../tests/contract/newName";

export const model = readModel(12);
const notices = tablesOf(model).get("notice");
const NOW = 1_790_000_000;
/** A community of the demo data that belongs to the company of the account `jinxiu`. */
export const OWN_COMMUNITY = 1;
export const FOREIGN_COMMUNITY = 4;

export const createBulkTestTools = (client: Client, store: Store) => {
  const ask = (token: string, path = "", method = "GET", body?: JsonRecord): Promise<RestAnswer> =>
    callRestPath(client, token, `/bulk${path}`, method, body);
  const follow = async (token: string, id: unknown): Promise<JsonRecord> => (await ask(token, `/${String(id)}`)).body;
  return {
    ask,
    follow,
    /** Adds notices of type 1 whose titles begin with the answered text. */
    write: async (count: number, more: JsonRecord = {}): Promise<string> => {
      const stem = newName("Notice");
      await transact({ ...store, trail: null }, async (db) => {
        for (let at = 0; at < count; at += 1) {
          const row = {
            title: `${stem} ${at}`,
            community_id: OWN_COMMUNITY,
            type: 1,
            state: 1,
            content: "Mind the step.",
            ...more,
          };
          if (notices) await insertRow(db, notices, row, NOW);
        }
      });
      return stem;
    },
    keysOf: async (stem: string): Promise<readonly number[]> => {
      const { rows } = await sql<{
        id: number;
      }>`select id from notice where title like ${`${stem} %`} order by id`.execute(store.db);
      return rows.map(({ id }) => Number(id));
    },
    countOf: async (stem: string, where = sql<boolean>`1 = 1`): Promise<number> => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from notice where title like ${`${stem} %`} and ${where}`.execute(store.db);
      return Number(rows[0]?.n);
    },
    /** The number of changes that the audit trail has for each of these records. */
    notifiedOf: async (keys: readonly number[]): Promise<ReadonlySet<number>> => {
      const { trail } = model;
      if (trail === null) throw new Error("no trail");
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(trail.resource)}
        where ${sql.ref(trail.of)} = 'notice' and ${sql.ref(trail.event)} = 'set'
        and ${sql.ref(trail.record)} in (${sql.join(keys.map(String))}) group by ${sql.ref(trail.record)}`.execute(
        store.db,
      );
      return new Set(rows.length === keys.length ? rows.map(({ n }) => Number(n)) : [0]);
    },
    setAll: (token: string, stem: string, expected: number, values: JsonRecord = { type: 2 }): Promise<RestAnswer> =>
      ask(token, "", "POST", { resource: "notice", call: "set", values, filters: { title: stem }, expected }),
    until: async (token: string, id: unknown, isEnough: (task: JsonRecord) => boolean): Promise<JsonRecord> => {
      for (let turn = 0; turn < 1000; turn += 1) {
        const task = await follow(token, id);
        if (isEnough(task)) return task;
        await new Promise((settle) => setTimeout(settle, 40));
      }
      throw new Error(`the task never came so far: ${JSON.stringify(await follow(token, id))}`);
    },
  };
};

export const isTaskOver = ({ state }: JsonRecord): boolean => state !== "working";
export const countsOf = ({ counts }: JsonRecord): JsonRecord => (isRecord(counts) ? counts : {});

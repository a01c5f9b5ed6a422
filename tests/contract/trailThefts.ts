// Attacks on the audit trail by somebody who can write to the store, with the expected report of `npm run trail`, and
// whether a platform starts.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect } from "vitest";
import { deletePersonKey, personName } from "../../platform/framework/trail/personKeys";
import type { Db, Row } from "../../platform/framework/storage/Store";
import { CHAIN_COUNT, HEADS } from "../../platform/framework/trail/heads";
import { trailTable, type TrailStore } from "./trailStore";

const PERSONS = "platform_person_key";
/** Days for which entries are kept. */
export const TRAIL_DAYS = 100;
/** A key that no entry has. */
const AWAY = 1_000_000;
const [audit, heads, persons] = [trailTable.name, HEADS, PERSONS].map((name) => sql.table(name));

/** The rows of the store at an earlier moment. */
type Copy = ReadonlyMap<string, readonly Row[]>;

export interface TheftStage {
  readonly db: Db;
  readonly engine: "sqlite" | "postgres";
  readonly earlier: Copy;
  readonly dataDir: string;
  /** The keys of the entries of the longest chain, in order. */
  readonly ids: readonly number[];
  readonly chain: number;
  /** The shortest chain. On SQLite, it has no entries. */
  readonly other: number;
  /** The platform, which is still running. */
  readonly trail: TrailStore;
}

export const copyOf = async (db: Db): Promise<Copy> => {
  const copy = new Map<string, readonly Row[]>();
  for (const name of [trailTable.name, HEADS, PERSONS])
    copy.set(name, (await sql<Row>`select * from ${sql.table(name)}`.execute(db)).rows);
  return copy;
};

const putBack = async ({ db, earlier }: TheftStage, ...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await sql`delete from ${sql.table(name)}`.execute(db);
    for (const row of earlier.get(name) ?? []) await db.insertInto(name).values(row).execute();
  }
};

const at = (ids: readonly number[], index: number): number => ids.at(index) ?? 0;

const run = (db: Db, ...statements: readonly ReturnType<typeof sql>[]) =>
  statements.reduce<Promise<unknown>>((before, one) => before.then(() => one.execute(db)), Promise.resolve());

const secretOf = async (db: Db, account: number): Promise<unknown> =>
  (await sql<Row>`select secret from ${persons} where person = ${personName("account", account)}`.execute(db)).rows[0]
    ?.secret;

interface Theft {
  readonly does: string;
  readonly by: (stage: TheftStage) => Promise<unknown>;
  readonly said: RegExp | ((stage: TheftStage) => RegExp);
  readonly start: "refused" | "not noticed";
}

const copyEntry = async (db: Db, from: number, to: number): Promise<void> => {
  const { rows } = await sql<Row>`select * from ${audit} where id = ${from}`.execute(db);
  const copy = { ...rows[0], id: to };
  await db.insertInto(trailTable.name).values(copy).execute();
};

/** Changes one entry. A start does not check single entries. */
const changing = (does: string, to: ReturnType<typeof sql>): Theft => ({
  does,
  by: ({ db, ids }) => run(db, sql`update ${audit} set ${to} where id = ${at(ids, 2)}`),
  said: ({ ids }) => new RegExp(`Entry ${at(ids, 2)} was changed`),
  start: "not noticed",
});

export const THEFTS: readonly Theft[] = [
  changing("changes a word of an entry", sql`title = 'x'`),
  changing("changes the time of an entry", sql`gmt_create = gmt_create + 1`),
  changing('makes an empty text "0"', sql`record_key = '0'`),
  changing("makes nobody the account 0", sql`account_id = 0`),
  changing("puts what is no JSON into an entry", sql`changes = '[{"person":'`),
  changing("takes the seal from an entry", sql`row_seal = ''`),
  {
    does: "exchanges two entries",
    by: ({ db, ids }) =>
      run(
        db,
        sql`update ${audit} set id = ${AWAY} where id = ${at(ids, 1)}`,
        sql`update ${audit} set id = ${at(ids, 1)} where id = ${at(ids, 2)}`,
        sql`update ${audit} set id = ${at(ids, 2)} where id = ${AWAY}`,
      ),
    said: ({ ids }) => new RegExp(`Entry ${at(ids, 1)} was changed`),
    start: "not noticed",
  },
  {
    does: "deletes an entry in the middle",
    by: ({ db, ids }) => run(db, sql`delete from ${audit} where id = ${at(ids, 2)}`),
    said: ({ ids }) => new RegExp(`Entry ${at(ids, 2)} is missing`),
    start: "not noticed",
  },
  {
    does: "deletes the oldest entry",
    by: ({ db, ids }) => run(db, sql`delete from ${audit} where id = ${at(ids, 0)}`),
    said: ({ ids }) => new RegExp(`Entry ${at(ids, 0)} is missing`),
    start: "not noticed",
  },
  {
    does: "deletes the newest entry",
    by: ({ db, ids }) => run(db, sql`delete from ${audit} where id = ${at(ids, -1)}`),
    said: ({ ids }) => new RegExp(`Entry ${at(ids, -1)} is missing`),
    start: "refused",
  },
  {
    does: "deletes the newest entry and sets the head to the one before",
    by: async ({ db, ids, chain }) => {
      const { rows } = await sql<Row>`select row_seal from ${audit} where id = ${at(ids, -2)}`.execute(db);
      await run(
        db,
        sql`delete from ${audit} where id = ${at(ids, -1)}`,
        sql`update ${heads} set place = place - 1, seal = ${rows[0]?.row_seal} where chain = ${chain}`,
      );
    },
    said: ({ chain }) => new RegExp(`the ends of chain ${chain} was changed`),
    start: "refused",
  },
  {
    does: "deletes the oldest entry and has the head begin after it",
    by: async ({ db, ids, chain }) => {
      const { rows } = await sql<Row>`select row_seal from ${audit} where id = ${at(ids, 0)}`.execute(db);
      await run(
        db,
        sql`delete from ${audit} where id = ${at(ids, 0)}`,
        sql`update ${heads} set first_place = first_place + 1, first_seal = ${rows[0]?.row_seal} where chain = ${chain}`,
      );
    },
    said: ({ chain }) => new RegExp(`the ends of chain ${chain} was changed`),
    start: "refused",
  },
  {
    does: "adds a copy of an entry at the end",
    by: ({ db, ids }) => copyEntry(db, at(ids, 1), at(ids, -1) + CHAIN_COUNT),
    said: ({ ids }) => new RegExp(`Entry ${at(ids, -1) + CHAIN_COUNT} was inserted`),
    start: "not noticed",
  },
  {
    does: "adds an entry before the first",
    by: ({ db, ids }) => copyEntry(db, at(ids, 0), 5),
    said: /Entry 5 was inserted/,
    start: "not noticed",
  },
  {
    does: "deletes all entries",
    by: ({ db }) => run(db, sql`delete from ${audit}`),
    said: /is missing/,
    start: "refused",
  },
  {
    does: "deletes all entries and all heads",
    by: ({ db }) => run(db, sql`delete from ${heads}`, sql`delete from ${audit}`),
    said: /the ends of chain 15 is gone/,
    start: "refused",
  },
  {
    does: "deletes them with the note that there were any, and the id by which the files know the database",
    by: ({ db }) =>
      run(
        db,
        sql`delete from ${heads}`,
        sql`delete from ${audit}`,
        ...["platform_encrypted", "platform_note"].map((name) => sql`delete from ${sql.table(name)}`),
      ),
    said: /the ends of chain 0 is gone/,
    start: "refused",
  },
  {
    does: "drops the tables of the trail",
    by: ({ db }) => run(db, sql`drop table ${heads}`, sql`drop table ${audit}`),
    said: /Its tables are gone/,
    start: "refused",
  },
  {
    does: "empties the whole store",
    by: async ({ db, engine, dataDir }) => {
      if (engine === "postgres") await run(db, sql`drop schema public cascade`, sql`create schema public`);
      else rmSync(join(dataDir, "pilothouse.db"));
    },
    said: /Its tables are gone|The store of it is gone/,
    start: "refused",
  },
  {
    does: "deletes the keys of the store",
    by: ({ db }) => run(db, sql`delete from platform_data_key`),
    said: /The keys of its store are gone/,
    start: "refused",
  },
  {
    does: "deletes one chain of sixteen with its head",
    by: ({ db, chain }) =>
      run(db, sql`delete from ${heads} where chain = ${chain}`, sql`delete from ${audit} where id % 16 = ${chain}`),
    said: ({ chain }) => new RegExp(`the ends of chain ${chain} is gone`),
    start: "refused",
  },
  {
    does: "deletes the head of a chain with few entries",
    by: ({ db, other }) => run(db, sql`delete from ${heads} where chain = ${other}`),
    said: ({ other }) => new RegExp(`the ends of chain ${other} is gone`),
    start: "refused",
  },
  {
    does: "adds a head of a seventeenth chain",
    by: async ({ db, chain }) => {
      const { rows } = await sql<Row>`select * from ${heads} where chain = ${chain}`.execute(db);
      await db
        .insertInto(HEADS)
        .values({ ...rows[0], chain: CHAIN_COUNT })
        .execute();
    },
    said: /the ends of chain 16 was changed/,
    start: "refused",
  },
  {
    does: "gives a chain the key of another",
    by: ({ db, chain, other }) =>
      run(
        db,
        sql`update ${heads} set secret = (select secret from ${heads} as o where o.chain = ${other}) where chain = ${chain}`,
      ),
    said: ({ chain }) => new RegExp(`the ends of chain ${chain} was changed`),
    start: "refused",
  },
  {
    does: "puts the heads of an earlier moment back and deletes the newer entries",
    by: async (stage) => {
      await putBack(stage, HEADS);
      const kept = (stage.earlier.get(trailTable.name) ?? []).map((row) => Number(row.id));
      await run(stage.db, sql`delete from ${audit} where id not in (${sql.join(kept)})`);
    },
    said: /Chain \d+ ends at place \d+, but had got to place \d+ at .*: \d+ entr(y is|ies are) missing/,
    start: "refused",
  },
  {
    does: "puts the whole trail of an earlier moment back",
    by: (stage) => putBack(stage, HEADS, trailTable.name, PERSONS),
    said: /but had got to place/,
    start: "refused",
  },
  {
    does: "puts it back, and the platform that still runs writes more entries than were there",
    by: async (stage) => {
      await putBack(stage, HEADS, trailTable.name, PERSONS);
      stage.trail.day += 1;
      for (let times = 0; times < 200; times += 1) await stage.trail.write(1);
    },
    said: /Entry \d+ is not the one of/,
    start: "refused",
  },
  {
    does: "makes entries old, so that the platform deletes them itself",
    by: async ({ db, trail, ids }) => {
      await run(db, sql`update ${audit} set gmt_create = 1`);
      trail.day += TRAIL_DAYS;
      await trail.care();
      const { rows } = await sql<Row>`select id from ${audit} where id in (${sql.join(ids)})`.execute(db);
      expect(rows).toHaveLength(ids.length);
    },
    said: /was changed/,
    start: "not noticed",
  },
  {
    does: "removes the key of a person",
    by: ({ db }) => run(db, sql`delete from ${persons} where person = ${personName("account", 1)}`),
    said: /tells of a person whose key was removed or replaced/,
    start: "not noticed",
  },
  {
    does: "gives a person the key of another",
    by: async ({ db }) =>
      run(db, sql`update ${persons} set secret = ${await secretOf(db, 2)} where person = ${personName("account", 1)}`),
    said: /tells of a person whose key was removed or replaced/,
    start: "not noticed",
  },
  {
    does: "gives a person what is left of one who was erased",
    by: async ({ db, trail }) => {
      await trail.store.db
        .transaction()
        .execute((step) => deletePersonKey(step, trail.store.keys, personName("account", 2)));
      await run(
        db,
        sql`update ${persons} set secret = ${await secretOf(db, 2)} where person = ${personName("account", 1)}`,
      );
    },
    said: /tells of a person whose key was removed or replaced/,
    start: "not noticed",
  },
];

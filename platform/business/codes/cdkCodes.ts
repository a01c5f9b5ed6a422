// The codes of a batch, a hundred in a step. Letters and digits that are mistaken for each other are in no code.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Platform } from "../../framework/server/Platform";
import { defineJob } from "../../framework/queue/defineJob";
import { tableFor, written } from "../../framework/records/step";
import { encodeRow } from "../../framework/storage/codec";
import { byKey } from "../../framework/storage/query";
import type { Db, Row } from "../../framework/storage/Store";
import { transact } from "../../framework/storage/transact";
import { lockedRow } from "../../framework/storage/write";

export const CODES = "cdk_order";
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 16;
const AT_ONCE = 100;
const UNUSED = 1;

const newCode = (): string => [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

const makeSome = async (platform: Platform, db: Db, batch: Row, count: number): Promise<void> => {
  const codes = tableFor(platform, "cdk");
  const { id, spec_id, comp_id, gmt_expire } = batch;
  const facts = { batch_id: id, spec_id, comp_id, gmt_expire, state: UNUSED };
  const rows = Array.from({ length: count }, () => encodeRow(codes, { ...facts, [codes.key.name]: newCode() }));
  const names = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
  await sql`insert into ${sql.table(codes.name)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(
    db,
  );
};

const told = (platform: Platform, fields: readonly string[] | null): void => {
  written(platform, tableFor(platform, CODES), ["pending", "number"]);
  written(platform, tableFor(platform, "cdk"), fields);
};

interface Batch {
  readonly id: unknown;
}
const isBatch = (payload: unknown): payload is Batch =>
  typeof payload === "object" && payload !== null && "id" in payload;

export const codesJob = defineJob({
  kind: CODES,
  read: (payload): Batch => {
    if (!isBatch(payload)) throw new Error("the batch cannot be read");
    return payload;
  },
  run: async ({ platform, note, rest }, { id }) => {
    const table = tableFor(platform, CODES);
    for (;;) {
      const left = await transact(platform.store, async (db) => {
        const batch = await byKey(db, table, id);
        if (!batch) return 0;
        const before = await lockedRow(platform.store, db, table, batch);
        const count = Math.min(AT_ONCE, Number(before.pending ?? 0));
        if (count === 0) return 0;
        await makeSome(platform, db, before, count);
        const after = Number(before.pending) - count;
        await sql`update ${sql.table(table.name)} set ${sql.ref("pending")} = ${after} where id = ${id}`.execute(db);
        await note({ done: Number(before.number) - after, total: Number(before.number) }, db);
        return after;
      });
      told(platform, null);
      if (left === 0) return {};
      await rest();
    }
  },
  /** A batch whose rest was given up has the codes it has. */
  forget: async (platform, job) => {
    const payload: unknown = JSON.parse(job.payload);
    if (!isBatch(payload)) return;
    const table = tableFor(platform, CODES);
    await sql`update ${sql.table(table.name)} set number = number - ${sql.ref("pending")}, ${sql.ref("pending")} = 0 where id = ${payload.id} and ${sql.ref("pending")} > 0`.execute(
      platform.store.db,
    );
    told(platform, []);
  },
});

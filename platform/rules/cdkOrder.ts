// A batch brings its codes with it, all or none. Letters and digits that are mistaken for each other are in no code.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Step } from "../Platform";
import type { Rules } from "../records/rules";
import { tableFor } from "../records/step";
import { encodeRow } from "../storage/codec";
import type { Row } from "../storage/Store";
import { updateRow } from "../storage/write";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 16;
const AT_ONCE = 500;
const UNUSED = 1;

const newCode = (): string => [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

const batchNumber = (now: number, id: unknown): string =>
  `CDK${new Date(now * 1000).toISOString().slice(0, 7).replace("-", "")}${String(id).padStart(4, "0")}`;

const makeCodes = async ({ platform, db }: Step, batch: Row): Promise<void> => {
  const codes = tableFor(platform, "cdk");
  const { id, spec_id, comp_id, gmt_expire } = batch;
  const facts = { batch_id: id, spec_id, comp_id, gmt_expire, state: UNUSED };
  for (let left = Number(batch.number); left > 0; left -= AT_ONCE) {
    const rows = Array.from({ length: Math.min(left, AT_ONCE) }, () =>
      encodeRow(codes, { ...facts, [codes.key.name]: newCode() }),
    );
    const names = Object.keys(rows[0] ?? {});
    const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
    await sql`insert into ${sql.table(codes.name)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(
      db,
    );
  }
  platform.counts.forget(codes.name, null);
};

export const cdkOrder = {
  added: async (step, stored) => {
    await makeCodes(step, stored);
    const { key } = step.table;
    return updateRow(
      step.db,
      step.table,
      stored[key.name],
      { batch_id: batchNumber(step.now, stored[key.name]) },
      step.now,
    );
  },
} satisfies Rules;

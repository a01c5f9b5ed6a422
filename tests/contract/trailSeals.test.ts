// Seals of the audit trail. Seals of former versions are still verified in their own form, and the chain continues with
// seals of the present form.
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { Row } from "../../platform/framework/storage/Store";
import { lockHeadOf, storeHead } from "../../platform/framework/trail/heads";
import { placesForStores, storeNames } from "./hosts";
import { trailTable, openTrail } from "./trailStore";

const audit = sql.table(trailTable.name);

/** The seal of the first version, which left out values that are empty or 0. */
const firstSeal = (secret: string, before: string, { row_seal: _, ...row }: Row): string => {
  const fields = Object.entries(row)
    .map(([name, value]) => [name, String(value ?? "")] as const)
    .filter(([, value]) => value !== "" && value !== "0")
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", secret)
    .update(`${before}\n${JSON.stringify(fields)}`)
    .digest("base64url");
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`seals of the audit trail on ${name}`, { timeout: 60_000 }, () => {
    afterAll(() => found?.close());

    it("of earlier versions stay valid among current ones, and changes of them are detected", async () => {
      if (!found) return;
      const trail = await openTrail(found.place(), 100);
      try {
        await trail.start();
        await trail.write(1);
        const [first = {}] = await trail.rows();
        const chain = Number(first.id) % 16;
        const later = await trail.store.db.transaction().execute(async (db) => {
          const head = await lockHeadOf(db, trail.store, chain);
          const row = { ...first, id: Number(first.id) + 16, title: "as it was" };
          const seal = firstSeal(head.secret, head.seal, row);
          const values = { ...row, row_seal: seal };
          await db.insertInto(trailTable.name).values(values).execute();
          await storeHead(db, head, { place: head.place + 1, seal });
          return row.id;
        });
        for (let times = 0; times < 40; times += 1) await trail.write(1);
        const after = (await trail.rows()).map(({ id }) => Number(id)).filter((id) => id % 16 === chain && id > later);
        expect(after.length).toBeGreaterThan(0);
        expect((await trail.verify()).faults).toEqual([]);
        await sql`update ${audit} set title = 'otherwise' where id = ${later}`.execute(trail.store.db);
        expect((await trail.verify()).faults).toEqual([{ id: later, is: "changed" }]);
      } finally {
        await trail.store.close();
      }
    });

    it("show the difference between an empty text and 0, and between no reference and 0", async () => {
      if (!found) return;
      const trail = await openTrail(found.place(), 100);
      try {
        await trail.start();
        await trail.write(1);
        const [{ id } = { id: 0 }] = await trail.rows();
        for (const to of [sql`record_key = '0'`, sql`title = '0'`, sql`account_id = 0`, sql`code = 7`]) {
          await sql`update ${audit} set ${to} where id = ${id}`.execute(trail.store.db);
          expect((await trail.verify()).faults).toEqual([{ id: Number(id), is: "changed" }]);
          await sql`update ${audit} set record_key = '', title = '', account_id = null, code = 0 where id = ${id}`.execute(
            trail.store.db,
          );
          expect((await trail.verify()).faults).toEqual([]);
        }
      } finally {
        await trail.store.close();
      }
    });
  });
}

// Deletes a record while other requests add references to it. One of the two is refused, nobody gets an internal error,
// and no reference to a deleted record remains.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResourceModel } from "../../generator";
import { constraintsOf } from "../../platform/framework/storage/constraints";
import { listColumns } from "../../platform/framework/storage/lists";
import { openStore } from "../../platform/framework/storage/open";
import type { Store } from "../../platform/framework/storage/Store";
import { tablesOf } from "../../platform/framework/storage/Table";
import { CROWD_SIZE, roundNumbers } from "../effort";
import { isRecord, recordOf } from "./Client";
import type { JsonRecord } from "./Client";
import { callsOfResource, createDraft, declares } from "./drafts";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { StorePlace } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel(12);
const tables = tablesOf(model);

interface Pair {
  readonly from: ResourceModel;
  readonly field: string;
  readonly to: ResourceModel;
  /** The value of the other field that makes the text refer to this resource. */
  readonly beside: JsonRecord;
}

const isMade = (resource: ResourceModel) => declares(resource, "add") && declares(resource, "del");
const pairs: readonly Pair[] = [...tables.values()].flatMap(({ resource: from, links }) =>
  links.flatMap(({ column, target, lead }) => {
    const to = tables.get(target)?.resource;
    const isGiven = !column.field.readonly && !column.field.hidden;
    return to && isGiven && from !== to && isMade(from) && isMade(to)
      ? [{ from, field: column.name, to, beside: lead === null ? {} : { [lead.by.name]: lead.value } }]
      : [];
  }),
);

/** The codes of allowed answers: stored, refused, in use. */
const TOLD = new Set([200, 404, 406, 409, 515, 1024, 1101, 1102, 1103]);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`deletes against adds on ${name}`, () => {
    let place: StorePlace;
    let host: TestHost;
    let store: Store;
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model);
      if (name === "PostgreSQL") store = await openStore(place);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      if (name === "SQLite") store = await openStore(place);
      for (const table of tables.values())
        for (const { kind, broken, column } of constraintsOf(table)) {
          if (kind !== "reference") continue;
          const { rows } = await sql`select 1 from ${sql.table(table.name)} where ${broken} limit 1`.execute(store.db);
          expect([table.name, column.name, rows.length]).toEqual([table.name, column.name, 0]);
        }
      await store.close();
      found?.close();
    });

    const draft = async (token: string, resource: ResourceModel): Promise<JsonRecord | null> =>
      createDraft(host.client, token, model, resource);

    const race = async ({ from, field, to, beside }: Pair, times: number): Promise<readonly number[]> => {
      const token = await host.client.session("admin");
      const [of, on] = [callsOfResource(host.client, token, from), callsOfResource(host.client, token, to)];
      const target = await draft(token, to);
      const pointing = await draft(token, from);
      if (target === null || pointing === null) return [];
      const made = await on("add", target);
      if (made.code !== 200 || !isRecord(made.data)) return [];
      const key = recordOf(made)[to.key];
      const isList = listColumns(tables.get(from.name) ?? missing(from)).some(({ column }) => column.name === field);
      const one = Object.keys(beside).length > 0 ? String(key) : key;
      const adding = { ...pointing, ...beside, [field]: isList ? [key] : one };
      const answers = await Promise.all(
        Array.from({ length: times }, (_, turn) => (turn % 2 === 0 ? of("add", adding) : on("del", { [to.key]: key }))),
      );
      return answers.map(({ code }) => code);
    };

    it.each(pairs.map((pair) => [pair.to.name, pair.from.name, pair.field, pair] as const))(
      "of %s, to which %s points by %s",
      async (_to, _from, _field, pair) => {
        for (const code of await race(pair, 8)) expect(TOLD).toContain(code);
      },
    );

    const crowded = pairs.find(({ from, field }) => from.name === "wiki_category" || field === "category_id");
    it.each(roundNumbers)(`by ${CROWD_SIZE} at once (round %i)`, async () => {
      if (!crowded) throw new Error("nothing to race for");
      const codes = await race(crowded, CROWD_SIZE);
      expect(codes.length).toBe(CROWD_SIZE);
      for (const code of codes) expect(TOLD).toContain(code);
    });
  });
}

const missing = ({ name }: ResourceModel): never => {
  throw new Error(`${name} has no table`);
};

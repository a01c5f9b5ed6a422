// Eight concurrent writers with serializable transactions on PostgreSQL: transactions with conflicts are repeated.
import { afterAll, describe, expect, it } from "vitest";
import { repetitions } from "../effort";
import { isRecord, recordOf } from "./Client";
import type { JsonRecord } from "./Client";
import { callsOfResource, createDraft, declares } from "./drafts";
import { openHost, placesForStores, readModel } from "./hosts";

const WRITERS = 8;
const SERIALIZABLE = "?options=-c%20default_transaction_isolation%3Dserializable";

const model = readModel(12);
const written = model.resources.filter((resource) => ["add", "set", "del"].every((name) => declares(resource, name)));

const found = await placesForStores("PostgreSQL");
describe.skipIf(found === null)("eight writers, serializable", () => {
  afterAll(() => found?.close());

  it("are all answered, and nobody gets a server error", { timeout: 600_000 }, async () => {
    if (!found) return;
    const place = found.place();
    const host = await openHost({ ...place, databaseUrl: `${place.databaseUrl}${SERIALIZABLE}` }, model);
    const { client } = host;
    const token = await client.session("admin");
    const codes = new Map<number, number>();
    const count = (code: number): void => void codes.set(code, (codes.get(code) ?? 0) + 1);
    const write = async (turn: number): Promise<void> => {
      const resource = written[turn % written.length];
      if (!resource) return;
      const call = callsOfResource(client, token, resource);
      const draft = await createDraft(client, token, model, resource);
      if (draft === null) return;
      const added = await call("add", draft);
      count(added.code);
      if (added.code !== 200 || !isRecord(added.data)) return;
      const key: JsonRecord = { [resource.key]: recordOf(added)[resource.key] };
      for (const [name, params] of [
        ["set", { ...draft, ...key }],
        ["list", { page_size: 5 }],
        ["del", key],
      ] as const)
        if (declares(resource, name)) count((await call(name, params)).code);
    };
    const turns = repetitions(written.length, written.length * 4);
    const next = Array.from({ length: turns * 2 }, (_, index) => Math.floor(index / 2));
    // Writers with consecutive numbers work on the same resource.
    await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        for (let turn = next.shift(); turn !== undefined; turn = next.shift()) await write(turn);
      }),
    );
    console.log([...codes]);
    await host.close();
    expect([...codes.keys()].filter((code) => code >= 500 && code < 511)).toEqual([]);
    expect(codes.get(200) ?? 0).toBeGreaterThan(written.length);
  });
});

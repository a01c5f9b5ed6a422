// The audit trail: every change that a call stores is recorded with its author, and a changed entry is detected.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallModel, ResourceModel } from "../../generator";
import type { Db, Row, Store } from "../../platform/framework/storage/Store";
import { SEAL_COLUMN, type Table, tablesOf } from "../../platform/framework/storage/Table";
import { readRows } from "../../platform/framework/storage/query";
import type { FieldChange } from "../../platform/framework/trail/changes";
import { pruneTrail } from "../../platform/framework/trail/prune";
import { CHAIN_COUNT, HEADS } from "../../platform/framework/trail/heads";
import { verifyTrail } from "../../features/marks/platform/verify";
import { createTrail } from "../../platform/framework/trail/createTrail";
import { isRecord, type JsonRecord, recordOf, rowsOf } from "./Client";
import { callsOfResource, createDraft, declares } from "./drafts";
import type { TestHost } from "./Host";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "./hosts";

const model = readModel(12);
const tables = tablesOf(model);
const trail = model.trail;
if (trail === null) throw new Error("console.yaml has no trail");

/** Values that are stored without an entry: progress of jobs, times of the last use, and computed counts. */
const PROGRESS: Readonly<Record<string, readonly string[]>> = {
  account: ["gmt_login"],
  cdk_order: ["pending"],
  cron: ["gmt_next", "gmt_run", "result", "affected"],
  device_import: ["created", "existing", "failed", "done", "state"],
  iccid_import: ["done", "created", "existing", "refused", "state"],
  cdk_import: ["done", "created", "existing", "refused", "state"],
  order_bind_import: ["done", "created", "existing", "refused", "state"],
};
/** Calls whose body is not JSON, and the call that ends the session. */
const APART = new Set(["/v2/oss/upload", "/user/logout"]);

const isChange = (value: unknown): value is FieldChange => isRecord(value) && typeof value.field === "string";

const changesIn = (row: Row): readonly FieldChange[] => {
  const changes: unknown = JSON.parse(String(row[trail.changes]));
  return Array.isArray(changes) ? changes.filter(isChange) : [];
};

type Snapshot = ReadonlyMap<string, ReadonlyMap<string, Row>>;

const snapshotOf = async (db: Db): Promise<Snapshot> => {
  const all = new Map<string, ReadonlyMap<string, Row>>();
  for (const table of tables.values()) {
    if (table.sealed) continue;
    const rows: readonly Row[] = await readRows(db, table, sql``);
    all.set(table.name, new Map(rows.map((row) => [String(row[table.key.name]), row])));
  }
  return all;
};

const isCounted = ({ name }: Table, field: string): boolean => PROGRESS[name]?.includes(field) ?? false;

interface Difference {
  readonly of: string;
  readonly record: string;
  readonly event: "add" | "set" | "del";
  readonly fields: readonly string[];
}

const differences = (before: Snapshot, after: Snapshot): readonly Difference[] =>
  [...tables.values()].flatMap((table) => {
    const [old, now] = [
      before.get(table.name) ?? new Map<string, Row>(),
      after.get(table.name) ?? new Map<string, Row>(),
    ];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((record): readonly Difference[] => {
      const [from, to] = [old.get(record), now.get(record)];
      const event = from === undefined ? "add" : to === undefined ? "del" : "set";
      const fields = table.columns
        .filter(({ field, name }) => field.options.stamp === undefined && !isCounted(table, name))
        .flatMap(({ name }) => (String(from?.[name] ?? "") === String(to?.[name] ?? "") ? [] : [name]));
      return event === "set" && fields.length === 0 ? [] : [{ of: table.name, record, event, fields }];
    });
  });

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the audit trail on ${name}`, () => {
    let host: TestHost;
    let store: Store;
    let token: string;
    const entries = tables.get(trail.resource);
    if (entries === undefined) throw new Error("the trail is not stored");

    const highest = async (): Promise<readonly Row[]> =>
      readRows(store.db, entries, sql`order by ${sql.ref(entries.key.name)}`);
    const since = async (known: ReadonlySet<string>): Promise<readonly Row[]> =>
      (await highest()).filter((row) => !known.has(String(row[entries.key.name])));
    const keysNow = async (): Promise<ReadonlySet<string>> =>
      new Set((await highest()).map((row) => String(row[entries.key.name])));
    const verify = () => store.db.transaction().execute((db) => verifyTrail(db, entries, store.keys));

    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      host = await openHost(place, model);
      store = await openWithKeys(place);
      token = await host.client.session("admin");
    }, 120_000);
    afterAll(async () => {
      await store.close();
      await host.close();
      found?.close();
    });

    const paramsFor = async (resource: ResourceModel, call: CallModel): Promise<JsonRecord> => {
      const ask = callsOfResource(host.client, token, resource);
      const [first = {}] = declares(resource, "list") ? rowsOf(await ask("list", { page_size: 1 })) : [];
      if (call.verb === "add") return (await createDraft(host.client, token, model, resource)) ?? {};
      if (call.verb === "set")
        return {
          ...((await createDraft(host.client, token, model, resource)) ?? {}),
          [resource.key]: first[resource.key],
        };
      if (call.verb === "del") return { [resource.key]: first[resource.key] };
      return Object.fromEntries(call.params.map(({ name: param }) => [param, first[param] ?? ""]));
    };

    const writing = model.resources.flatMap((resource) =>
      resource.calls
        .filter(({ verb, path }) => verb !== "list" && verb !== "get" && !APART.has(path))
        .map((call) => ({ resource, call })),
    );

    it("records all changes that any declared call stores", { timeout: 300_000 }, async () => {
      let changed = 0;
      for (const { resource, call } of writing) {
        const params = await paramsFor(resource, call);
        await host.platform?.queue.idle();
        const [before, known] = [await snapshotOf(store.db), await keysNow()];
        const reply = await callsOfResource(host.client, token, resource)(call.name, params);
        await host.platform?.queue.idle();
        const recorded = await since(known);
        for (const { of, record, event, fields } of differences(before, await snapshotOf(store.db))) {
          changed += 1;
          const about = recorded.filter((row) => row[trail.of] === of);
          const one = about.filter((row) => row[trail.record] === record);
          const many = about.filter((row) => row[trail.record] === "" && row[trail.event] === event);
          const named = one.flatMap((row) => changesIn(row).map(({ field }) => field));
          const missing = event === "set" ? fields.filter((field) => !named.includes(field)) : [];
          const place = `${resource.name}.${call.name} (${reply.code}): ${event} ${of} ${record} ${missing.join()}`;
          expect(one.length + many.length > 0 && (missing.length === 0 || many.length > 0), place).toBe(true);
        }
        if (reply.code === 200 && call.trail !== "none")
          expect(recorded.length, `${resource.name}.${call.name} is not told`).toBeGreaterThan(0);
      }
      expect(changed).toBeGreaterThan(writing.length / 3);
      expect((await verify()).faults).toEqual([]);
    });

    it("records the account, the call, the values before and after, and hides secrets", async () => {
      const known = await keysNow();
      const [role = {}] = rowsOf(await host.client.call("/v2/user/role/list", { page_size: 1 }, { token }));
      await host.client.call("/v2/user/role/set", { id: role.id, name: "Night shift" }, { token });
      const [entry] = await since(known);
      const own = recordOf(await host.client.call("/v2/user/account/get", {}, { token }));
      expect(entry).toMatchObject({
        event: "set",
        call: "role.set",
        account_id: own.id,
        account_name: "admin",
        record_of: "role",
        record_key: String(role.id),
      });
      expect(JSON.parse(String(entry?.changes))).toEqual([{ field: "name", before: role.name, after: "Night shift" }]);
      const recorded = (await highest()).flatMap((row) =>
        changesIn(row).filter(({ field }) => tables.get(String(row.record_of))?.byName.get(field)?.encrypted === true),
      );
      expect(recorded.length).toBeGreaterThan(Math.floor(writing.length / 25));
      expect(recorded.filter((change) => change.secret !== true || "before" in change || "after" in change)).toEqual(
        [],
      );
    });

    it("has sign-ins and refused sign-ins, by the name that was given", async () => {
      const known = await keysNow();
      expect((await host.client.signIn("nobody-here", "wrong")).code).toBe(514);
      expect((await host.client.signIn("admin")).code).toBe(200);
      const recorded = (await since(known)).map((row) => [row.event, row.account_name, Number(row.code)]);
      expect(recorded.toSorted()).toEqual([
        ["refused", "nobody-here", 514],
        ["sign_in", "admin", 0],
      ]);
    });

    it("records nothing about a refused transaction", async () => {
      const known = await keysNow();
      const reply = await host.client.call("/v2/user/role/add", { name: "" }, { token });
      expect(reply.code).not.toBe(200);
      expect(await since(known)).toEqual([]);
    });

    it.each([
      ["changed", (key: number) => sql`update ${sql.table(entries.name)} set title = 'x' where id = ${key}`],
      ["missing", (key: number) => sql`delete from ${sql.table(entries.name)} where id = ${key}`],
    ])("is found to have an entry %s", async (fault, statement) => {
      const rows = await highest();
      const undone = new Error("undone");
      for (const row of [rows[3], rows.at(-1)]) {
        const key = Number(row?.id);
        const writing = store.db.transaction().execute(async (db) => {
          await statement(key).execute(db);
          const { faults } = await verifyTrail(db, entries, store.keys);
          expect(faults.map(({ is }) => is)).toContain(fault);
          expect(faults.some(({ id }) => id === key)).toBe(true);
          throw undone;
        });
        await expect(writing).rejects.toBe(undone);
      }
      expect((await verify()).faults).toEqual([]);
    });

    it.each([
      ["end", "place", "seal"],
      ["beginning", "first_place", "first_seal"],
    ] as const)("is found to be cut off at its %s by somebody without the key", async (end, place, seal) => {
      const undone = new Error("undone");
      const { rows: chains } = await sql<{
        chain: number;
      }>`select chain from ${sql.table(HEADS)} order by place desc limit 1`.execute(store.db);
      const longest = Number(chains[0]?.chain);
      const { rows: chain } =
        await sql<Row>`select * from ${sql.table(entries.name)} where id % ${CHAIN_COUNT} = ${longest} order by id`.execute(
          store.db,
        );
      const [kept, cut] = end === "end" ? [chain.at(-2), chain.at(-1)] : [chain[0], chain[0]];
      const at = Math.floor(Number(kept?.id) / CHAIN_COUNT);
      const writing = store.db.transaction().execute(async (db) => {
        await sql`delete from ${sql.table(entries.name)} where id = ${cut?.id}`.execute(db);
        await sql`update ${sql.table(HEADS)} set ${sql.ref(place)} = ${at}, ${sql.ref(seal)} = ${kept?.[SEAL_COLUMN]} where chain = ${longest}`.execute(
          db,
        );
        expect((await verifyTrail(db, entries, store.keys)).faults).toEqual([{ id: longest, is: "head" }]);
        throw undone;
      });
      await expect(writing).rejects.toBe(undone);
    });

    it("keeps the keys of its seals encrypted", async () => {
      const { rows } = await sql<{ secret: string }>`select secret from ${sql.table(HEADS)}`.execute(store.db);
      expect(rows).toHaveLength(CHAIN_COUNT);
      expect(rows.every(({ secret }) => store.keys.isEncrypted(secret))).toBe(true);
    });

    it("stays valid when its oldest entries are deleted, and records the deletion", async () => {
      const before = (await verify()).entries;
      const now = Math.floor(Date.now() / 1000) + 60;
      const parts = { model, tables, store, now: () => now };
      const own = createTrail(parts, { account: null, call: null, work: "prune", address: "" });
      expect(await pruneTrail({ ...store, trail: own }, entries, now)).toBe(before);
      expect(await verify()).toMatchObject({ faults: [], entries: 1 });
    });
  });
}

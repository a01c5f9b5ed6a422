// Eight writers change the same few records, through two instances of the platform on one PostgreSQL: at several
// isolation levels, and with an engine that aborts transactions like distributed engines do. Every call gets a correct answer
// and never an internal error, and no money is lost or created.
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../platform/framework/storage/open";
import { isFullRun } from "../effort";
import { type Client, recordOf } from "./Client";
import { openHost, placesForStores, readModel } from "./hosts";
import type { TestHost } from "./Host";
import { newName } from "./newName";
import { formatCents, makeCompany, makePerson, newMark, Person } from "./Person";
import { refuseStatements } from "./refusing";

const WRITERS = 8;
/** The duration of writing, in milliseconds. */
const WRITING = isFullRun ? 60_000 : 1500;
const LEVELS = isFullRun ? ["read committed", "repeatable read", "serializable"] : ["serializable"];
/** The engine refuses one of this many statements. */
const EVERY = 25;

/** Allowed codes: done, not found, invalid, exists already, too little money, another state, busy. */
const TOLD: readonly number[] = [200, 404, 406, 409, 416, 519, 503];

const cron = () => ({ name: newName("Isolation"), type: 2, spec: "0 4 * * *", param: '{"task":"purge_sessions"}' });
const cards = (turn: number) =>
  [0, 1, 2].map((at) => ({
    iccid: `898606209900${String((turn + at) % 40).padStart(8, "0")}`,
    network_type: 1,
    brand_id: 1,
  }));

const found = await placesForStores("PostgreSQL");

describe.skipIf(found === null)("eight writers through two instances", () => {
  afterAll(() => found?.close());

  describe.each(LEVELS)("at %s", (level) => {
    let hosts: readonly TestHost[] = [];
    let clients: readonly Client[] = [];
    let admin = "";
    let owner: Person;
    let other: Person;
    let task: unknown;
    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      const options = encodeURIComponent(`-c default_transaction_isolation=${level.replace(" ", "\\ ")}`);
      const databaseUrl = `${place.databaseUrl}?options=${options}`;
      const store = await openStore({ ...place, databaseUrl });
      const { rows } = await sql<{ name: string }>`select current_setting('transaction_isolation') as name`.execute(
        store.db,
      );
      await store.close();
      expect(rows[0]?.name).toBe(level);
      const model = readModel(6);
      const files = { FILES_URL: pathToFileURL(`${place.dataDir}/shared`).href };
      hosts = [
        await openHost({ ...place, databaseUrl }, model, [], files),
        await openHost({ ...found.place(), databaseUrl }, model, [], files),
      ];
      clients = hosts.map(({ client }) => client);
      const [here] = clients;
      if (here === undefined) return;
      admin = await here.session("admin");
      const company = await makeCompany(here);
      owner = await makePerson(here, company);
      other = await makePerson(here, company);
      task = recordOf(await here.call("/v2/user/admin/cron/add", cron(), { token: admin })).id;
    }, 240_000);
    afterAll(async () => {
      for (const host of hosts) await host.close();
    });

    /** Writes until the time is over. Answers how often each code occurred, by kind of call. */
    const write = async (): Promise<ReadonlyMap<string, number>> => {
      const counts = new Map<string, number>();
      const noting = (name: string, code: number): boolean => {
        counts.set(`${name} ${code}`, (counts.get(`${name} ${code}`) ?? 0) + 1);
        return code === 200;
      };
      const steps: readonly ((client: Client, mine: Person, turn: number) => Promise<unknown>)[] = [
        async (client) => {
          const added = await client.call("/v2/user/admin/cron/add", cron(), { token: admin });
          if (!noting("add", added.code)) return;
          noting(
            "del",
            (await client.call("/v2/user/admin/cron/del", { id: recordOf(added).id }, { token: admin })).code,
          );
        },
        async (client, _, turn) =>
          noting(
            "edit",
            (await client.call("/v2/user/admin/cron/set", { id: task, spec: `${turn % 60} 5 * * *` }, { token: admin }))
              .code,
          ),
        async (client, _, turn) => {
          const given = { id: other.account.id, role_id: turn % 2 === 0 ? 3 : 11 };
          noting("role", (await client.call("/v2/user/account/set", given, { token: admin })).code);
        },
        async (client, mine) => {
          const asked = await mine.recharge("1.00");
          if (!noting("recharge", asked.code)) return;
          const status = await client.pay(recordOf(asked).pay_url);
          noting("notice", status < 400 ? 200 : status);
        },
        async (_, mine) => noting("withdraw", (await mine.withdraw("1.00")).code),
        async (_, mine) => noting("order", (await mine.order({ pay_type: 4 })).code),
        async (client, _, turn) => {
          const given = { task: newMark(), name: "a.xlsx", total: 3, bad: 0, from: 0, rows: cards(turn) };
          const options = { token: admin, style: "legacy" } as const;
          noting("import", (await client.call("/mall/iccid/import/add", given, options)).code);
        },
      ];
      const end = performance.now() + WRITING;
      await Promise.all(
        Array.from({ length: WRITERS }, async (_, writer) => {
          const client = clients[writer % clients.length];
          if (client === undefined) return;
          const mine = new Person(client, owner.token, owner.account);
          for (let turn = writer; performance.now() < end; turn += 1)
            await steps[turn % steps.length]?.(client, mine, turn);
        }),
      );
      return counts;
    };

    const expectWhole = async (before: bigint, counts: ReadonlyMap<string, number>): Promise<void> => {
      const shown = [...counts.keys()].filter((one) => !TOLD.includes(Number(one.split(" ")[1])));
      expect(shown).toEqual([]);
      const done = (name: string) => BigInt(counts.get(`${name} 200`) ?? 0);
      expect(done("order") + done("withdraw") + done("notice")).toBeGreaterThan(0n);
      const expected = before + 100n * (done("notice") - done("withdraw")) - 200n * done("order");
      expect(formatCents(await owner.balance())).toBe(formatCents(expected));
    };

    it("are all answered, and money stays whole", { timeout: 240_000 }, async () => {
      await owner.recharged("700.00");
      const before = await owner.balance();
      const counts = await write();
      await expectWhole(before, counts);
    });

    it("are so on an engine that asks for transactions again", { timeout: 240_000 }, async () => {
      await owner.recharged("700.00");
      const before = await owner.balance();
      const engine = refuseStatements(EVERY);
      const counts = await write().finally(engine.end);
      expect(engine.count()).toBeGreaterThan(0);
      await expectWhole(before, counts);
    });
  });
});

// Two instances and a worker run on PostgreSQL behind a proxy, with fifty operators at work. Meanwhile one process
// after another is killed, stopped and replaced, and the database restarts twice. No confirmed change is lost or done
// twice.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../contract/Client";
import { VERIFICATION_CODE, openLive } from "../contract/Host";
import { startCluster } from "../contract/postgres";
import { freePort } from "../contract/process";
import { makeCompany, makePerson, type Person } from "../contract/Person";
import { clusterSeconds } from "../effort";
import { type LoadBalancer, openLoadBalancer } from "./balance";
import { Instance } from "./Instance";
import { KINDS_OF_WORK, Operator } from "./Operator";
import { retryUntilAnswered, type Tally } from "./persist";
import { watchJobs } from "./watchJobs";

const OPERATORS = 50;
const COMPANIES = 10;
/** Milliseconds between two actions of an operator, and seconds between two disruptions. */
const PAUSE = 1500;
const BETWEEN = 4;
/** Seconds that jobs may need at the end. */
const REST = 30;

const cluster = clusterSeconds > 0 ? await startCluster() : null;

describe.skipIf(cluster === null)(
  `${OPERATORS} operators on two instances and a worker, for ${clusterSeconds} s`,
  () => {
    const shared = mkdtempSync(join(tmpdir(), "pilothouse-files-"));
    const tally: Tally = { requests: 0, again: 0, failed: [] };
    const operators: Operator[] = [];
    const instances: Instance[] = [];
    const figures: (readonly [string, string | number])[] = [];
    let url = "";
    let balance: LoadBalancer;
    let client: Client;

    beforeAll(async () => {
      if (cluster === null) return;
      url = cluster.database("cluster");
      const ports = [await freePort(), await freePort(), await freePort()];
      const common = {
        DATABASE_URL: url,
        DEMO: "1",
        VERIFICATION_CODE: VERIFICATION_CODE,
        PASSWORD_COST: "10",
        CONFIRMED_FOR: "1d",
        ACCOUNT_REQUESTS: "10000000",
        ADDRESS_REQUESTS: "10000000",
        STOP_AFTER: "0",
      };
      instances.push(...ports.map((port, at) => new Instance(at === 2 ? "worker" : "instance", port, shared, common)));
      // All instances start at once on an empty database. The first one creates the tables.
      await Promise.all(instances.map((one) => one.start()));
      balance = await openLoadBalancer(ports.slice(0, 2));
      const drawn = await openLive(`http://127.0.0.1:${ports[0]}`);
      const other = await openLive(`http://127.0.0.1:${ports[1]}`);
      expect(other.client.publicKey).toBe(drawn.client.publicKey);
      client = new Client(retryUntilAnswered(tally), balance.address, drawn.client.publicKey, VERIFICATION_CODE);
      const companies: number[] = [];
      for (let at = 0; at < COMPANIES; at += 1) companies.push(await makeCompany(client));
      const people: Person[] = [];
      for (let at = 0; at < OPERATORS; at += 1) people.push(await makePerson(client, companies[at % COMPANIES] ?? 1));
      for (const [at, person] of people.entries()) {
        const colleague = people[(at + COMPANIES) % OPERATORS] ?? person;
        operators.push(new Operator(client, person, colleague, await client.token("admin")));
      }
    }, 600_000);

    afterAll(async () => {
      for (const one of instances) await one.close();
      await balance?.close();
      cluster?.stop();
      rmSync(shared, { recursive: true, force: true });
    }, 120_000);

    const query = async <Row extends pg.QueryResultRow>(text: string): Promise<readonly Row[]> => {
      const direct = new pg.Client({ connectionString: url });
      await direct.connect();
      try {
        return (await direct.query<Row>(text)).rows;
      } finally {
        await direct.end();
      }
    };

    it(
      "loses nothing, does nothing twice, and no job is stuck",
      { timeout: (clusterSeconds + 600) * 1000 },
      async () => {
        const [first, second, worker] = instances;
        if (!first || !second || !worker || !cluster) throw new Error("there are three processes");
        const end = Date.now() + clusterSeconds * 1000;
        let isOver = false;
        const watching = watchJobs(url, () => isOver);
        const working = operators.map((one, at) => one.work(2 * at + 1, PAUSE, () => Date.now() > end));
        const blows: Record<string, number> = {};
        const strike = async (what: string, run: () => Promise<unknown>): Promise<void> => {
          await sleep(BETWEEN * 1000);
          if (Date.now() > end) return;
          await run();
          blows[what] = (blows[what] ?? 0) + 1;
        };
        const replace = (one: Instance, signal: "SIGKILL" | "SIGTERM") => async () => {
          const code = await one.end(signal);
          if (signal === "SIGTERM") expect(code).toBe(0);
          await one.start();
        };
        let restarts = 0;
        const restart = async () => {
          const isDue = Date.now() > end - clusterSeconds * 1000 * (restarts === 0 ? 0.66 : 0.33);
          if (restarts >= 2 || !isDue) return;
          restarts += 1;
          await cluster.restart(restarts === 1 ? "immediate" : "fast");
          blows["PostgreSQL restarted"] = restarts;
        };
        while (Date.now() < end) {
          await strike("instance killed", replace(first, "SIGKILL"));
          await restart();
          await strike("worker killed", replace(worker, "SIGKILL"));
          await strike("instance stopped", replace(second, "SIGTERM"));
          await restart();
          await strike("instance killed", replace(second, "SIGKILL"));
          await strike("worker stopped", replace(worker, "SIGTERM"));
          await strike("instance stopped", replace(first, "SIGTERM"));
        }
        await Promise.all(working);
        await sleep(REST * 1000);
        isOver = true;
        const jobs = await watching;

        const done: Record<string, number> = {};
        for (const one of operators)
          for (const [name, times] of Object.entries(one.done)) done[name] = (done[name] ?? 0) + times;
        figures.push(...Object.entries(blows), ...Object.entries(done));
        figures.push(["requests", tally.requests], ["mended by a repetition", tally.again]);
        figures.push(["jobs taken over", jobs.takeovers]);
        figures.push(["longest until a job went on elsewhere", `${(jobs.longestTakeover / 1000).toFixed(1)} s`]);
        figures.push(["longest that a due job was nobody's", `${(jobs.longestLeft / 1000).toFixed(1)} s`]);
        console.log(figures.map(([name, value]) => `  ${name.padEnd(40)} ${value}`).join("\n"));
        const complaints = instances.map((one) => one.complaints.trim()).filter((text) => text !== "");
        if (complaints.length > 0) console.log(complaints.join("\n---\n").slice(0, 8000));

        expect(tally.failed).toEqual([]);
        expect(operators.flatMap((one) => one.wrong)).toEqual([]);
        expect(jobs.longestLeft).toBeLessThan(30_000);
        expect(Object.keys(done).toSorted()).toEqual([...KINDS_OF_WORK].toSorted());
        expect(blows["PostgreSQL restarted"]).toBe(2);
      },
    );

    it("has every row once, as it was last confirmed", async () => {
      const rows = await query<{ name: string; spec: string }>("select name, spec from cron where name like 'kept %'");
      const expected = operators.flatMap((one) => [...one.rows].map(([name, { spec }]) => `${name} ${spec}`));
      expect(rows.map(({ name, spec }) => `${name} ${spec}`).toSorted()).toEqual(expected.toSorted());
      const imported = await query<{ name: string; n: string }>(
        "select substr(name, 1, length(name) - 7) as name, count(*) as n from community where name like 'Cluster %' group by 1",
      );
      expect(new Set(imported.map(({ n }) => Number(n)))).toEqual(new Set([40]));
      expect(imported.map(({ name }) => name).toSorted()).toEqual(operators.flatMap((one) => one.imports).toSorted());
    });

    it("has what bulk tasks wrote in every row, once", async () => {
      const rows = await query<{ name: string; city: string; times: string }>(
        `select substr(name, 1, length(name) - 7) as name, city, (
           select count(*) from audit where record_of = 'community' and event = 'set' and record_key = community.id::text
         ) as times from community where name like 'Cluster %' and city <> ''`,
      );
      const written = operators.flatMap((one) => [...one.cities]);
      expect(rows).toHaveLength(40 * written.length);
      expect(new Set(rows.map(({ name, city, times }) => `${name} ${city} ${times}`))).toEqual(
        new Set(written.map(([name, city]) => `${name} ${city} 1`)),
      );
    });

    it("has the money that was paid, bought, given back and withdrawn, and the flows say so", async () => {
      const companies = new Map<number, { money: bigint; has: bigint }>();
      for (const one of operators) {
        const { company } = one.person;
        const before = companies.get(company) ?? { money: 0n, has: await one.person.balance() };
        companies.set(company, { ...before, money: before.money + one.money });
      }
      expect([...companies.values()].filter(({ money, has }) => money !== has)).toEqual([]);
    });

    it("has lost no session, and no job", async () => {
      for (const one of operators)
        for (const token of [one.person.token, one.admin])
          expect((await client.call("/v2/user/account/get", {}, { token })).code).toBe(200);
      const left = await query(
        "select kind, state, reason from platform_job where state <> 3 and not_before <= extract(epoch from now())",
      );
      expect(left).toEqual([]);
    });
  },
);

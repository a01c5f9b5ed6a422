// At each entrance of the platform: which guard refuses first if several would refuse a request, and which refusals the
// audit trail records.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../platform/framework/storage/Store";
import { anyStore } from "../effort";
import { isRecord, recordOf, rowsOf, type JsonRecord, type Reply } from "./Client";
import type { TestHost } from "./Host";
import { openHost, openWithKeys, type StorePlace, placesForStores } from "./hosts";
import { newName } from "./newName";
import {
  type GuardedRequest,
  type Guard,
  guardedConsole,
  guardThatRefused,
  LAYERED_FEATURE,
  model,
  ENTRANCES,
  type Entrance,
} from "./orderOfGuards";
import { callRest, readRest } from "./restCalls";

const CONFIRMED_FOR = 3600;
const MINUTE = 61;
/** The company of `distributor`, and its role. */
const [COMPANY, ROLE] = [11, 6];
/** Possible faults of a request, which any sender can make. */
const WRONG = ["limits", "shape", "once", "state"] as const satisfies readonly Guard[];
const PAIRS = WRONG.flatMap((one, at) => [[one], ...WRONG.slice(at + 1).map((other) => [one, other])]);

const isReply = (json: unknown): json is Reply => isRecord(json) && "code" in json && "count" in json;

interface Sender {
  readonly token: string;
  readonly lacks: readonly Guard[];
}

describe("the order of guards", async () => {
  const found = await placesForStores(anyStore);
  let place: StorePlace;
  let host: TestHost;
  let store: Store;
  let moved = 0;
  let endsWith: unknown;
  let records: Readonly<Record<Entrance["of"], { readonly works: unknown; readonly ended: unknown }>>;
  const later = (seconds: number): void => {
    moved += seconds;
    host.later(seconds);
  };
  const signIn = async (user: string): Promise<string> => {
    const user_password = host.client.encrypted(user, "pilothouse", Date.now() + moved * 1000);
    return String(recordOf(await host.client.signIn(user, "pilothouse", { user_password })).acc_token);
  };
  const rest = (verb: "list" | "add" | "set", path: string, params: JsonRecord, token: string) =>
    callRest(host.client, { key: "id" }, { verb, path }, params, { token });
  const end = async (company: unknown, at: number): Promise<void> => {
    await sql`update company set gmt_end = ${at} where comp_id = ${company}`.execute(store.db);
  };

  beforeAll(async () => {
    if (!found) throw new Error("SQLite is always there");
    place = found.place();
    host = await openHost(place, model, [], { CONFIRMED_FOR }, guardedConsole);
    store = await openWithKeys(place);
    const [one, other] = (
      await sql<JsonRecord>`
        select max(n.id) as notice, max(f.id) as floor, c.comp_id as company from floor f join building b on b.id = f.building_id
        join community c on c.id = b.community_id join notice n on n.community_id = c.id where c.comp_id <> ${COMPANY}
        group by c.comp_id order by c.comp_id`.execute(store.db)
    ).rows;
    const messages = (await sql<JsonRecord>`select id from outbox order by id limit 2`.execute(store.db)).rows;
    for (const [at, company] of [one?.company, other?.company].entries())
      await sql`update outbox set comp_id = ${company} where id = ${messages[at]?.id}`.execute(store.db);
    endsWith = other?.company;
    records = {
      notice: { works: one?.notice, ended: other?.notice },
      floor: { works: one?.floor, ended: other?.floor },
      outbox: { works: messages[0]?.id, ended: messages[1]?.id },
      granting: { works: "works", ended: "ended" },
    };
    await end(endsWith, 1);
  }, 120_000);
  afterAll(async () => {
    await store?.close();
    await host?.close();
    found?.close();
  }, 60_000);

  const send = async (way: Entrance, { token, ...asking }: GuardedRequest): Promise<string> => {
    const { works, ended } = records[way.of];
    const record = asking.wrong.has("state") ? ended : works;
    const id = asking.wrong.has("once") ? "with a space" : asking.id;
    const body = way.body(record, { token, ...asking });
    const query = `?filter=${encodeURIComponent(JSON.stringify(body))}`;
    const answer = await host.client.fetch(`${way.path(record)}${way.method === "GET" ? query : ""}`, {
      method: way.method,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        ...(id !== undefined && { "idempotency-key": id }),
      },
      ...(way.method !== "GET" && { body: JSON.stringify(body) }),
    });
    const json: unknown = await answer.json();
    return guardThatRefused(isReply(json) ? json : readRest(answer, json));
  };

  /** Senders, people and programs, each with the guards that always refuse them. */
  const senders = async (): Promise<readonly Sender[]> => {
    const stale = { admin: await signIn("admin"), clerk: await signIn("clerk") };
    later(CONFIRMED_FOR);
    const [admin, clerk] = [await signIn("admin"), await signIn("clerk")];
    const demanded = await host.client.call(
      "/v2/user/company/set",
      { comp_id: COMPANY, factor_role_ids: [ROLE] },
      { token: admin },
    );
    expect(demanded.code).toBe(200);
    const menus = rowsOf(await host.client.call("/v2/user/menu/list", { page_size: 1000 }, { token: admin }));
    const menu_ids = menus.filter(({ menu_key }) => menu_key === "dashboard").map(({ menu_id }) => menu_id);
    const key = await rest("add", "/access_keys", { name: newName("key"), menu_ids, minute_limit: 10_000 }, admin);
    const { role_id: role } = recordOf(await host.client.call("/v2/user/account/get", {}, { token: clerk }));
    const look = await rest("add", "/seeing", { role }, admin);
    return [
      { token: admin, lacks: [] },
      { token: stale.admin, lacks: ["proof"] },
      { token: clerk, lacks: ["right"] },
      { token: stale.clerk, lacks: ["right", "proof"] },
      { token: "nobody's", lacks: ["caller"] },
      { token: await signIn("distributor"), lacks: ["lacking", "right"] },
      { token: String(recordOf(key).access_key), lacks: ["apiKey", "right", "proof"] },
      { token: String(recordOf(look).token), lacks: ["looking", "right", "proof"] },
    ];
  };
  const refusals = async (): Promise<number> =>
    (await rest("list", "/audit", { event: "refused" }, await signIn("admin"))).count;

  describe.each(ENTRANCES)("of $title", (way) => {
    const first = (wrong: ReadonlySet<Guard>): string => way.passes.find((guard) => wrong.has(guard)) ?? "done";
    let all: readonly Sender[];
    beforeAll(async () => {
      all = await senders();
    }, 60_000);

    it("is the one that is written down, whatever two are wrong", { timeout: 60_000 }, async () => {
      const otherwise: string[] = [];
      for (const { token, lacks } of all)
        for (const wrong of [[], ...PAIRS]) {
          const set = new Set([...lacks, ...wrong]);
          const refused = await send(way, { token, wrong: set });
          if (refused !== first(set)) otherwise.push(`${[...set].join()}: ${refused}`);
        }
      expect(otherwise).toEqual([]);
    });

    it("says which refusals the trail has", { timeout: 60_000 }, async () => {
      const passed: Guard[] = [];
      for (const guard of way.passes) {
        const own = WRONG.filter((one) => one === guard);
        const of = all.find(({ lacks }) => {
          const set = new Set<Guard>([...lacks, ...own]);
          return set.has(guard) && first(set) === guard;
        });
        if (of === undefined) throw new Error(guard);
        later(MINUTE);
        const before = await refusals();
        expect(await send(way, { token: of.token, wrong: new Set([guard]) })).toBe(guard);
        if ((await refusals()) > before) passed.push(guard);
      }
      expect(passed).toEqual(way.order);
    });

    it.skipIf(!way.passes.includes("once"))("lets through what was done before and comes again", async () => {
      const id = newName("once").replaceAll(/\W/g, "-");
      const token = await signIn("admin");
      const asking = { token, wrong: new Set<Guard>(way.of === "granting" ? [] : ["state"]), id };
      await end(endsWith, 0);
      expect(await send(way, asking)).toBe("done");
      later(CONFIRMED_FOR);
      await end(endsWith, 1);
      expect(await send(way, asking)).toBe("done");
    });
  });

  it("has the layers of features in their stage, behind those of the core", async () => {
    const token = await signIn("admin");
    later(CONFIRMED_FOR);
    const saved = async (user: string) => {
      const params = { id: records.notice.works, content: LAYERED_FEATURE };
      return host.client.call("/v2/property/notice/set", params, { token: user });
    };
    expect(await saved(token)).toMatchObject({ code: 513, data: { context: LAYERED_FEATURE } });
    expect(guardThatRefused(await saved("nobody's"))).toBe("caller");
  });
});

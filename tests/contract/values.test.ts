// Extreme numbers and texts: each is either refused with its field, or stored and returned unchanged.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, isRecord, recordOf, rowsOf } from "./Client";
import type { JsonRecord, Reply } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const TEMPLATE = "/v2/user/notice/user/template";
const BUILDING = "/v2/property/building";
const MOST = Number.MAX_SAFE_INTEGER;
const ESCAPE = String.raw`\u0000`;
/** JSON as text, because parsing would change numbers above 2^53. */
const BEYOND = [
  "9007199254740992",
  "9007199254740993",
  "-9007199254740993",
  "18446744073709551616",
  '"9007199254740993"',
  '"9223372036854775808"',
  '"18446744073709551615"',
];
const HALVES = [String.raw`\ud800`, String.raw`\udfff`, String.raw`\udfff\ud800`, String.raw`a\ud83db`];

const isReply = (value: unknown): value is Reply => isRecord(value) && typeof value.code === "number";
const REFUSED = 406;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a value at the edge, on ${name}`, () => {
    let host: TestHost;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), readModel());
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const call = (path: string, params: JsonRecord) => host.client.call(path, params, { token });
    const send = async (path: string, body: string): Promise<Reply> => {
      const response = await host.client.raw(path, body, { authorization: `Bearer ${token}` });
      const reply: unknown = await response.json();
      if (!isReply(reply)) throw new Error("no reply");
      return reply;
    };
    const template = (title: string): JsonRecord => ({
      lang: "en",
      name: title,
      title,
      body: title,
      type: 1,
      comp_id: 3,
    });
    const listed = async (path: string, params: JsonRecord) => rowsOf(await call(path, params));

    it("keeps the largest and the least whole number as they are", async () => {
      const first = recordOf(await call(`${BUILDING}/add`, { name: "Most", community_id: 1, sort: MOST }));
      expect(first.sort).toBe(MOST);
      await call(`${BUILDING}/set`, { id: first.id, sort: MOST - 1 });
      expect((await listed(`${BUILDING}/list`, { name: "Most" }))[0]?.sort).toBe(MOST - 1);
      const floor = { name: "Least", building_id: first.id, number: -9 };
      expect(recordOf(await call("/v2/property/floor/add", floor)).number).toBe(-9);
    });

    it.each(BEYOND)("refuses to store %s and names its field; looked for, it is nobody's", async (number) => {
      const before = (await call(`${BUILDING}/list`, { page_size: 1 })).count;
      const stored = await listed(`${BUILDING}/list`, { id: 1 });
      const fields = ["sort", "floors", "community_id"];
      for (const field of fields) {
        const rest = field === "community_id" ? "" : '"community_id":1,';
        const added = await send(`${BUILDING}/add`, `{"name":"Beyond",${rest}"${field}":${number}}`);
        expect([field, added.code, Object.keys(fieldsOf(added))]).toEqual([field, REFUSED, [field]]);
        const changed = await send(`${BUILDING}/set`, `{"id":1,"${field}":${number}}`);
        expect([field, changed.code, Object.keys(fieldsOf(changed))]).toEqual([field, REFUSED, [field]]);
      }
      expect((await send(`${BUILDING}/set`, `{"id":${number},"sort":1}`)).code).toBe(404);
      expect((await send(`${BUILDING}/del`, `{"id":${number}}`)).code).toBe(404);
      for (const body of [`{"id":${number}}`, `{"id":[${number}]}`, `{"community_id":${number}}`])
        expect([body, await send(`${BUILDING}/list`, body)]).toEqual([
          body,
          expect.objectContaining({ code: 200, data: [], count: 0 }),
        ]);
      expect(fieldsOf(await send(`${BUILDING}/list`, `{"page_size":${number}}`))).toHaveProperty("page_size");
      expect((await call(`${BUILDING}/list`, { page_size: 1 })).count).toBe(before);
      expect(await listed(`${BUILDING}/list`, { id: 1 })).toEqual(stored);
    });

    it.each(["0x1", "1e0", " 1 ", "+1", "1.0"])("refuses a text that leads to a record as %j", async (link_id) => {
      const binding = { link_type: 1, type: 1, platform_id: 1, template_id: 1 };
      const answer = await call("/v2/push/link/add", { ...binding, link_id });
      expect([answer.code, fieldsOf(answer)]).toEqual([REFUSED, { link_id: "invalid.reference" }]);
    });

    it("keeps the six characters of an escaped zero, and finds them without mistaking others for them", async () => {
      const added = recordOf(await call(`${TEMPLATE}/add`, template(ESCAPE)));
      expect([added.name, added.title, added.body]).toEqual([ESCAPE, ESCAPE, ESCAPE]);
      await call(`${TEMPLATE}/set`, { id: added.id, title: `${ESCAPE}\\n%_` });
      expect(await listed(`${TEMPLATE}/list`, { name: ESCAPE })).toMatchObject([
        { id: added.id, name: ESCAPE, title: `${ESCAPE}\\n%_` },
      ]);
      expect(await listed(`${TEMPLATE}/list`, { q: ESCAPE })).toHaveLength(1);
      expect(await listed(`${TEMPLATE}/list`, { name: "0000" })).toHaveLength(1);
    });

    it("keeps a whole pair of surrogates, and a text of them is found", async () => {
      const added = recordOf(await call(`${TEMPLATE}/add`, { ...template("\u{1f600}\u{20000}"), lang: "zh-CN" }));
      expect(await listed(`${TEMPLATE}/list`, { name: "\u{20000}" })).toMatchObject([
        { id: added.id, title: "\u{1f600}\u{20000}" },
      ]);
    });

    it.each([String.raw`a\u0000b`, ...HALVES])("refuses the text %s at its field", async (text) => {
      const before = (await call(`${TEMPLATE}/list`, { page_size: 1 })).count;
      const judge = async (path: string, body: string, field: string) => {
        const reply = await send(path, body);
        expect([path, body, reply.code, fieldsOf(reply)]).toEqual([
          path,
          body,
          REFUSED,
          { [field]: "invalid.characters" },
        ]);
      };
      await judge(`${TEMPLATE}/add`, `{"lang":"en","type":1,"name":"n","title":"t","body":"${text}"}`, "body");
      await judge(`${TEMPLATE}/set`, `{"id":1,"title":"${text}"}`, "title");
      await judge(`${TEMPLATE}/list`, `{"name":"${text}"}`, "name");
      await judge(`${TEMPLATE}/list`, `{"q":"${text}"}`, "q");
      await judge("/mall/category/query", `{"params":{"name":"${text}"},"request":{"acc_token":"${token}"}}`, "name");
      await judge(
        "/mall/category/add",
        `{"params":{"name":"n","attr":{"badge":"${text}"}},"request":{"acc_token":"${token}"}}`,
        "attr.badge",
      );
      expect((await call(`${TEMPLATE}/list`, { page_size: 1 })).count).toBe(before);
    });
  });
}

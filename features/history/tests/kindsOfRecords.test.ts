// The kinds of records in the audit trail (/rest/history/kinds): their names in words, and entries of one or several
// kinds.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRestPath } from "../../../tests/contract/callRestPath";
import { isRecord, type JsonRecord } from "../../../tests/contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";

const model = readModel(5);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`kinds of records on ${name}`, () => {
    let host: TestHost;
    let token: string;
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      token = await host.client.session("admin");
      const { client } = host;
      await client.call("/v2/user/role/set", { id: 12, name: "Firmware" }, { token });
      await client.call("/v2/user/account/set", { id: 5, user_name: "Oliver W." }, { token });
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const kindsOf = async (filter: JsonRecord): Promise<readonly unknown[]> => {
      const asked = encodeURIComponent(JSON.stringify({ event: "set", ...filter }));
      const { rows } = (await callRestPath(host.client, token, `/audit?filter=${asked}&range=[0,49]`)).body;
      const kinds = (Array.isArray(rows) ? rows : []).filter(isRecord).map(({ record_of }) => record_of);
      return [...new Set(kinds)].toSorted();
    };

    it.each([
      ["en", "Role"],
      ["zh-CN", "角色"],
      ["zh-TW", "角色"],
    ])("have names in %s, all of them", async (language, label) => {
      const headers = { authorization: `Bearer ${token}`, "accept-language": language };
      const answer: unknown = await (await host.client.fetch("/rest/history/kinds", { headers })).json();
      const kinds = isRecord(answer) && Array.isArray(answer.kinds) ? answer.kinds.filter(isRecord) : [];
      expect(kinds.map(({ of }) => of)).toEqual(model.resources.map((resource) => resource.name));
      expect(kinds).toContainEqual({ of: "role", label });
      expect(kinds.filter((kind) => String(kind.label) === "")).toEqual([]);
    });

    it("come with their calls, by kind and by what they do, without calls that only read", async () => {
      const { calls } = (await callRestPath(host.client, token, "/history/kinds")).body;
      expect(calls).toEqual(expect.arrayContaining([{ of: "role.set", label: "Role · Edit" }]));
      expect(calls).not.toEqual(expect.arrayContaining([expect.objectContaining({ of: "role.get" })]));
      // A filter that is a text finds names that contain it; a filter that is a list finds exactly those names.
      expect(await kindsOf({ call: "t.se" })).toEqual(["account"]);
      expect(await kindsOf({ call: ["t.se"] })).toEqual([]);
      expect(await kindsOf({ call: ["role.set", "account.set"] })).toEqual(["account", "role"]);
    });

    it("are answered only to accounts that may read the trail", async () => {
      const statuses = [await host.client.session("property"), null].map((one) =>
        callRestPath(host.client, one, "/history/kinds"),
      );
      expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 401]);
      expect((await callRestPath(host.client, token, "/history/others")).status).toBe(404);
    });

    it("narrow the trail by one, as addresses have it, and by several", async () => {
      expect(await kindsOf({ record_of: "role" })).toEqual(["role"]);
      expect(await kindsOf({ record_of: ["role"] })).toEqual(["role"]);
      expect(await kindsOf({ record_of: ["role", "account"] })).toEqual(["account", "role"]);
    });
  });
}

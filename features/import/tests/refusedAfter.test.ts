// A rule may refuse a record after it was inserted. In an import, such a row also leaves nothing behind.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { business } from "../../../platform/business";
import { Failure } from "../../../platform/framework/wire/Failure";
import { recordOf } from "../../../tests/contract/Client";
import { makeCommunities, communityOf, sendImport, importTargetOf } from "../../../tests/contract/handing";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";

const TASK = "refused-after";
const IMPORTED = 3;

const strict: typeof business = {
  ...business,
  rules: {
    ...business.rules,
    community: {
      added: async (_, row) => {
        if (row.name === communityOf(TASK, 1)) throw new Failure(406, "late");
        return row;
      },
    },
  },
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a row refused after it was inserted on ${name}`, () => {
    let host: TestHost;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), readModel(), [], {}, strict);
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    it("is not stored, and the others are", async () => {
      const target = importTargetOf("community");
      await sendImport(host.client, token, { task: TASK, good: makeCommunities(TASK, 3), wrong: [] }, target);
      const asked = { ...target.said, task: TASK, after: -1 };
      const answered = async () => recordOf(await host.client.call(target.path, asked, { token, style: target.style }));
      await expect.poll(async () => (await answered()).state, { timeout: 20_000 }).toBe(IMPORTED);
      expect(await answered()).toMatchObject({ created: 2, existing: 0, refused: 1 });
      const { count } = await host.client.call("/v2/property/community/list", { name: TASK }, { token });
      expect(count).toBe(2);
    });
  });
}

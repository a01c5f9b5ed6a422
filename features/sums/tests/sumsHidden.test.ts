// Sums and groups of values that an account may not see are refused: neither a sum nor the name of a group may reveal
// them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kindOf, type Model } from "../../../generator";
import { callRestPath } from "../../../tests/contract/callRestPath";
import type { JsonRecord } from "../../../tests/contract/Client";
import { EscalationWorld } from "../../../tests/contract/escalation";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";

const HIDDEN = ["price", "user_id"];
const HOME = 2;
/** In this test, prices and buyers of orders are personal, so that personal fields can be summed and grouped by. */
const base = readModel();
const model: Model = {
  ...base,
  resources: base.resources.map((one) =>
    one.name === "order"
      ? {
          ...one,
          fields: one.fields.map((field) =>
            HIDDEN.includes(field.name) ? { ...field, personal: "masked" as const } : field,
          ),
        }
      : one,
  ),
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`sums of hidden values on ${name}`, () => {
    let host: TestHost;
    let admin: string;
    const tokens = { blind: "", seeing: "" };
    const ask = (token: string, body: JsonRecord) =>
      callRestPath(host.client, token, "/sums", "POST", {
        resource: "order",
        fields: ["buy_num"],
        filters: {},
        ...body,
      });

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      const world = await EscalationWorld.read(host.client);
      ({ admin } = world);
      const signIn = async (rights: readonly string[]): Promise<string> => {
        const menu_ids = world.menus
          .filter(
            ({ menu_key }) => `${String(menu_key)}.`.startsWith("vas.order.") || rights.includes(String(menu_key)),
          )
          .map(({ menu_id }) => menu_id);
        const role = await world.addRole({ comp_id: HOME, menu_ids });
        const account = await world.addAccount({ comp_id: HOME, role_id: role.id, scope: 2 });
        return host.client.token(String(account.user_id), "quiet-otter-71");
      };
      tokens.blind = await signIn([]);
      tokens.seeing = await signIn([String(model.personal?.see)]);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    it("are refused to accounts that may not see these values, and answered to others", async () => {
      for (const body of [{ fields: ["price"] }, { fields: ["buy_num", "price"] }, { by: "user_id" }]) {
        expect([body, (await ask(tokens.blind, body)).status]).toEqual([body, 406]);
        expect([body, (await ask(tokens.seeing, body)).status]).toEqual([body, 200]);
        expect([body, (await ask(admin, body)).status]).toEqual([body, 200]);
      }
      expect((await ask(tokens.blind, {})).status).toBe(200);
    });

    it("cannot be filtered by these values, because a filter, a condition or a search would reveal them", async () => {
      const counted = async (token: string, filters: JsonRecord) => {
        const { status, body } = await ask(token, { filters });
        return status === 200 ? body.count : status;
      };
      for (const filters of [{ user_id: "emma" }, { where: "price more 0" }, { price_begin: "0" }])
        expect([filters, await counted(tokens.blind, filters)]).toEqual([filters, 403]);
      const all = Number(await counted(tokens.seeing, {}));
      expect(all).toBeGreaterThan(0);
      expect(await counted(tokens.blind, {})).toBe(all);
      expect(await counted(tokens.seeing, { where: "user_id not_empty" })).toBeGreaterThan(0);
    });

    it("are refused for secrets and encrypted fields", async () => {
      const secret = model.resources.flatMap(({ name: resource, fields }) =>
        fields
          .filter((field) => kindOf(field).secret === true || field.encrypted)
          .map((field) => ({ resource, field: field.name })),
      );
      expect(secret.length).toBeGreaterThan(5);
      for (const { resource, field } of secret)
        for (const body of [
          { resource, fields: [field] },
          { resource, fields: [], by: field },
        ]) {
          const { status } = await ask(admin, body);
          expect([body, status === 406 || status === 405]).toEqual([body, true]);
        }
    });
  });
}

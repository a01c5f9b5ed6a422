// Every declared call is answered with data or with a suitable refusal. No answer is "no such call", "cannot be carried
// out" or an internal error.
import { beforeAll, describe, expect, it } from "vitest";
import type { CallModel, Model, ResourceModel } from "../../generator";
import { rowsOf } from "./Client";
import type { Client, JsonRecord, Reply } from "./Client";
import { callsOfResource, createDraft, declares } from "./drafts";
import type { TestHost } from "./Host";

/** 404 is allowed for a missing record, but not with the message "there is no such call". */
const UNANSWERED = new Set([405, 500, 0]);
const NO_SUCH_CALL = "Unknown API call";
/** Calls without a JSON body have their own test. */
const FORMS = new Set(["/v2/oss/upload"]);
/** This call ends the session that the other calls use. */
const ENDING = new Set(["/user/logout"]);

const AMOUNT = /^-?\d+\.\d{2}$/;

/** Amounts in an answer that do not have the wire format, with their names: 1900, or "19". */
const wrongAmounts = (resource: ResourceModel, call: CallModel, data: unknown): readonly string[] => {
  const amounts = [...resource.fields, ...call.params].filter(({ kind }) => kind === "money").map(({ name }) => name);
  return [data].flat().flatMap((row) =>
    Object.entries({ ...Object(row) })
      .filter(([name, value]) => amounts.includes(name) && !(typeof value === "string" && AMOUNT.test(value)))
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
  );
};

/** `isShown` selects the resources whose calls are made. Default: all. */
export const everyCallContract = (
  open: () => TestHost,
  model: Model,
  isShown = (_name: string): boolean => true,
): void => {
  describe("every declared call", () => {
    let client: Client;
    let token: string;
    beforeAll(async () => {
      ({ client } = open());
      token = await client.token("admin");
    });

    const paramsFor = async (resource: ResourceModel, call: CallModel): Promise<JsonRecord> => {
      const ask = callsOfResource(client, token, resource);
      const [first = {}] = declares(resource, "list") ? rowsOf(await ask("list", { page_size: 1 })) : [];
      if (call.verb === "list") return { page_size: 1 };
      if (call.verb === "get") return { [resource.key]: first[resource.key] };
      if (call.verb === "set") return { [resource.key]: first[resource.key] };
      if (call.verb === "del") return { [resource.key]: 987_654_321 };
      if (call.verb === "add") return (await createDraft(client, token, model, resource)) ?? {};
      return Object.fromEntries(call.params.map(({ name }) => [name, first[name] ?? ""]));
    };

    const calls = model.resources
      .filter(({ name }) => isShown(name))
      .flatMap((resource) =>
        resource.calls
          .filter(({ path }) => !FORMS.has(path) && !ENDING.has(path))
          .map((call) => ({ name: `${resource.name}.${call.name}`, resource, call })),
      );

    it.each(calls)("answers $name", async ({ resource, call }) => {
      const reply: Reply = await callsOfResource(client, token, resource)(call.name, await paramsFor(resource, call));
      expect(UNANSWERED.has(reply.code), `${reply.code} ${reply.msg}`).toBe(false);
      expect(reply.msg ?? "").not.toBe(NO_SUCH_CALL);
      if (call.verb === "list") expect(reply).toMatchObject({ code: 200, data: expect.any(Array) });
      if (call.verb === "get") expect(reply.code).toBe(200);
      if (reply.code === 200) expect(wrongAmounts(resource, call, reply.data)).toEqual([]);
    });

    it("answers requests with an id of their own, and delays no others", async () => {
      for (const { name, resource, call } of calls) {
        if (call.verb === "list" || call.verb === "get") continue;
        const params = { ...(await paramsFor(resource, call)), request_id: `${name}-${Date.now()}` };
        const reply: Reply = await callsOfResource(client, token, resource)(call.name, params);
        expect(UNANSWERED.has(reply.code), `${name}: ${reply.code} ${reply.msg}`).toBe(false);
      }
      expect((await client.call("/v2/user/admin/cron/list", {}, { token })).code).toBe(200);
    }, 60_000);
  });
};

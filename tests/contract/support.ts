import { beforeAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "./Client";
import type { Client, Record_ } from "./Client";
import type { Host } from "./Host";

export const supportContract = (open: () => Host): void => {
  describe("the service desk", () => {
    let client: Client;
    let tokens: Readonly<Record<"operator" | "admin", string>>;
    beforeAll(async () => {
      ({ client } = open());
      tokens = { operator: await client.token("operator"), admin: await client.token("admin") };
    });
    const call = (path: string, params: Record_, who: "operator" | "admin" = "admin") =>
      client.call(path, params, { token: tokens[who], style: "legacy" });
    const pending = async () =>
      rowsOf(await call("/user/feedback/query", { state: 1, account_id: 0, page_size: 1 }))[0];

    it("gives what nobody handles to whoever answers first, and leaves it with them", async () => {
      const feedback = await pending();
      expect(feedback?.account_id).toBe(0);
      const find = async () => rowsOf(await call("/user/feedback/query", { id: feedback?.id }))[0];
      const answer = { title_id: feedback?.id, content: "We look into it." };
      expect((await call("/user/feedback/detail/add", answer, "operator")).code).toBe(200);
      expect(await find()).toMatchObject({ state: 2, account_id: 2 });
      expect((await call("/user/feedback/detail/add", answer, "admin")).code).toBe(200);
      expect(await find()).toMatchObject({ state: 2, account_id: 2 });
      expect((await call("/user/feedback/modify", { id: feedback?.id, account_id: 1 })).code).toBe(200);
      expect(await find()).toMatchObject({ account_id: 1 });
      expect((await call("/user/feedback/modify", { id: feedback?.id, account_id: 987_654 })).code).toBe(406);
    });

    it("keeps each account's ready answers apart from the platform's notifications", async () => {
      const path = "/user/feedback/pushcfg";
      const before = recordOf(await call(`${path}/get`, {}));
      const answers = [{ content: "Please restart it." }, { content: "请重启设备。" }];
      expect((await call(`${path}/set`, { cmd: "answers", answers })).code).toBe(200);
      expect(recordOf(await call(`${path}/get`, {})).answers).toEqual(answers);
      expect(recordOf(await call(`${path}/get`, {}, "operator")).answers).toEqual([]);
      expect(recordOf(await call(`${path}/get`, {})).email).toEqual(before.email);
      expect((await call(`${path}/set`, { cmd: "answers", answers: [{ content: "" }] })).code).toBe(406);
      expect((await call(`${path}/set`, { cmd: "answers", answers: [] })).code).toBe(200);
    });
  });
};

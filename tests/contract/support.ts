import { beforeAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord } from "./Client";
import type { TestHost } from "./Host";

export const supportContract = (open: () => TestHost): void => {
  describe("the service desk", () => {
    let client: Client;
    let tokens: Readonly<Record<"operator" | "admin" | "clerk" | "ruishi", string>>;
    beforeAll(async () => {
      ({ client } = open());
      const [operator, admin] = [await client.token("operator"), await client.token("admin")];
      tokens = { operator, admin, clerk: await client.token("clerk"), ruishi: await client.token("ruishi") };
    });
    const call = (path: string, params: JsonRecord, who: "operator" | "admin" = "admin") =>
      client.call(path, params, { token: tokens[who], style: "legacy" });
    const pending = async () =>
      rowsOf(await call("/user/feedback/query", { state: 1, account_id: 0, page_size: 1 }))[0];

    it("gives a conversation that nobody handles to the person who answers first, and leaves it with them", async () => {
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

    const ADMIN = 1;
    const OPERATOR = 2;
    const CLERK = 11;
    const bearer = (path: string, params: JsonRecord, who: keyof typeof tokens) =>
      client.call(`/v2/user/feedback/${path}`, params, { token: tokens[who] });
    const notesOf = async (id: unknown) =>
      rowsOf(await bearer("note/list", { feedback_id: id, page_size: 100 }, "admin"));

    it("says who of the staff wrote an answer", async () => {
      const feedback = await pending();
      const answer = { title_id: feedback?.id, content: "Which firmware does it run?", account_id: ADMIN };
      const sent = recordOf(await call("/user/feedback/detail/add", answer, "operator"));
      expect(sent).toMatchObject({ sender: 2, account_id: OPERATOR });
    });

    it("hands a conversation over to a colleague who may answer it, by name, and notifies them", async () => {
      const feedback = await pending();
      const offered = rowsOf(await bearer("colleague/list", { id: feedback?.id }, "operator"));
      expect(offered).toContainEqual({ id: ADMIN, user_name: "Helen Marsh" });
      expect(offered.map(({ id }) => id)).not.toContain(OPERATOR);
      expect(offered.map(({ id }) => id)).not.toContain(CLERK);
      const to = (account_id: number, who: keyof typeof tokens = "operator") =>
        bearer("handover", { id: feedback?.id, account_id, content: "She knows this camera." }, who);
      // The clerk has no right to answer, and nobody hands a conversation over to themselves.
      expect((await to(CLERK)).code).toBe(406);
      expect((await to(OPERATOR)).code).toBe(406);
      expect((await to(ADMIN, "clerk")).code).toBe(513);
      expect((await to(ADMIN)).code).toBe(200);
      expect((await to(ADMIN)).code).toBe(406);
      const [now] = rowsOf(await call("/user/feedback/query", { id: feedback?.id }));
      expect(now).toMatchObject({ account_id: ADMIN, state: feedback?.state });
      const [note] = await notesOf(feedback?.id);
      expect(note).toMatchObject({
        type: 2,
        account_id: OPERATOR,
        receiver_id: ADMIN,
        content: "She knows this camera.",
      });
      const messages = rowsOf(
        await client.call("/v2/push/outbox/list", { page_size: 20, type: 2 }, { token: tokens.admin }),
      );
      expect(messages.map(({ receiver, title }) => [receiver, title])).toContainEqual([
        "admin@pilothouse.example",
        `王海峰 handed the conversation “${feedback?.title}” over to you.`,
      ]);
    });

    it("adds a note without changing those of others, each with its author", async () => {
      const feedback = await pending();
      const before = await notesOf(feedback?.id);
      for (const [who, content] of [
        ["operator", "Waits for a log."],
        ["admin", "The log is there."],
      ] as const)
        expect((await bearer("note/add", { feedback_id: feedback?.id, content, account_id: CLERK }, who)).code).toBe(
          200,
        );
      const written = (await notesOf(feedback?.id)).filter(({ id }) => before.every((one) => one.id !== id));
      expect(written.map(({ content, account_id, type }) => [content, account_id, type]).toSorted()).toEqual([
        ["The log is there.", ADMIN, 1],
        ["Waits for a log.", OPERATOR, 1],
      ]);
      expect((await bearer("note/add", { feedback_id: feedback?.id, content: "" }, "admin")).code).toBe(406);
      expect((await bearer("note/list", {}, "clerk")).code).toBe(513);
    });

    it("shows a company neither the notes nor the colleagues of conversations outside its reach", async () => {
      const own = new Set(
        rowsOf(
          await client.call("/user/feedback/query", { page_size: 200 }, { token: tokens.ruishi, style: "legacy" }),
        ).map(({ id }) => id),
      );
      const all = rowsOf(await call("/user/feedback/query", { page_size: 200 }));
      const foreign = all.find(({ id }) => !own.has(id));
      expect(foreign).toBeDefined();
      await bearer("note/add", { feedback_id: foreign?.id, content: "Not for others." }, "admin");
      expect((await bearer("colleague/list", { id: foreign?.id }, "ruishi")).code).toBe(404);
      expect((await bearer("handover", { id: foreign?.id, account_id: 3 }, "ruishi")).code).toBe(404);
      expect((await bearer("note/add", { feedback_id: foreign?.id, content: "x" }, "ruishi")).code).toBe(406);
      const seen = rowsOf(await bearer("note/list", { page_size: 200 }, "ruishi"));
      expect(seen.every(({ feedback_id }) => own.has(feedback_id))).toBe(true);
    });

    it("keeps each account's ready answers separate from the platform's notifications", async () => {
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

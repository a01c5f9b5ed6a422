// A record begins to meet a condition: by a call, a task for many records, an import, or SQL. Each time one job is added.
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { business } from "../../../platform/business";
import type { Model, ReactionModel } from "../../../generator";
import { forLanguages } from "../../../generator";
import { defineJob, type OperatorMail } from "../../../platform/framework/Platform";
import type { Store } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { readTriggers } from "../../../platform/framework/storage/triggers";
import { recordOf } from "../../../tests/contract/Client";
import { makeCommunities, sendImport, importTargetOf } from "../../../tests/contract/handing";
import type { TestHost } from "../../../tests/contract/Host";
import {
  openHost,
  openWithKeys,
  placesForStores,
  readModel,
  type StorePlace,
  storeNames,
} from "../../../tests/contract/hosts";
import { createBulkTestTools, isTaskOver } from "../../bulk/tests/bulkTasks";
import { reactions } from "../platform";

const JOB = "note_reaction";
const SECRET = "a secret that only both sides know";
const ADMIN_PASSWORD = "quiet-otter-71";

const words = (text: string) => forLanguages(() => text);
const reacting = (given: Partial<ReactionModel> & Pick<ReactionModel, "name" | "when">): ReactionModel => ({
  mail: null,
  webhook: null,
  job: null,
  ...given,
});

const withReactions = (model: Model, of: Readonly<Record<string, readonly ReactionModel[]>>): Model => ({
  ...model,
  resources: model.resources.map((one) => ({ ...one, reactions: of[one.name] ?? [] })),
});

const REACTIONS = {
  wiki: [
    reacting({
      name: "hidden",
      when: { state: [2] },
      mail: {
        to: "desk@example.com",
        title: words("Hidden: {title}"),
        text: words("{title} is {state} in {category_id}."),
      },
      webhook: ["title", "state"],
      job: JOB,
    }),
  ],
  wiki_category: [],
  notice: [reacting({ name: "announced", when: { type: [2] }, job: JOB })],
  community: [reacting({ name: "of_type_1", when: { type: [1] }, job: JOB })],
  order: [reacting({ name: "refunding", when: { money_state: [4] }, webhook: ["money_state"], job: JOB })],
};

const noted: unknown[] = [];
const noting = defineJob({
  kind: JOB,
  read: (payload) => payload,
  run: async (_, payload) => {
    noted.push(payload);
    return {};
  },
});
const mails: OperatorMail[] = [];
const own: typeof business = {
  ...business,
  features: [...(business.features ?? []), reactions],
  mailing: async (_, mail) => void mails.push(mail),
};
const takeNoted = () => noted.splice(0);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`reactions on ${name}`, () => {
    const model = withReactions(readModel(12), REACTIONS);
    let place: StorePlace;
    let host: TestHost;
    let store: Store;
    let token = "";
    const setWiki = (values: object) =>
      host.client.call("/user/feedback/bot/wiki/set", { id: 1, ...values }, { token, style: "legacy" });
    const happened = async () => {
      await host.platform?.runDue();
      return takeNoted();
    };

    beforeAll(async () => {
      if (!found) return;
      takeNoted();
      place = found.place();
      host = await openHost(place, model, [noting], {}, own);
      store = await openWithKeys(place);
      token = await host.client.token("admin");
    }, 120_000);
    afterAll(async () => {
      await store?.close();
      await host?.close();
      found?.close();
    });

    it("do nothing about the first rows of a store", async () => {
      expect(await happened()).toEqual([]);
    });

    it("happen once when a call changes the state, and again after the state was left", async () => {
      expect((await setWiki({ state: 2 })).code).toBe(200);
      expect(await happened()).toEqual([{ reaction: "wiki.hidden", record: 1, at: expect.any(Number) }]);
      expect((await setWiki({ title: "Still hidden" })).code).toBe(200);
      expect((await setWiki({ state: 1 })).code).toBe(200);
      expect(await happened()).toEqual([]);
      expect((await setWiki({ state: 2 })).code).toBe(200);
      expect(await happened()).toHaveLength(1);
    });

    it("happen for new records, and not for a change that was rolled back", async () => {
      const add = { title: "New", category_id: 1, content: "Text", state: 2 };
      expect((await host.client.call("/user/feedback/bot/wiki/add", add, { token, style: "legacy" })).code).toBe(200);
      expect(await happened()).toHaveLength(1);
      const failing = transact({ ...store, trail: null }, async (db) => {
        await sql`update wiki set state = 2 where id = 2`.execute(db);
        throw new Error("undone");
      });
      await expect(failing).rejects.toThrow("undone");
      expect(await happened()).toEqual([]);
    });

    it(
      "happen for each record of a task for many, of an import, and of a statement in SQL",
      { timeout: 60_000 },
      async () => {
        const tasks = createBulkTestTools(host.client, store);
        const stem = await tasks.write(5);
        const { body } = await tasks.setAll(token, stem, 5);
        await tasks.until(token, body.id, isTaskOver);
        expect(await happened()).toHaveLength(5);
        const target = importTargetOf("community");
        const file = { task: "reacting", good: makeCommunities("Reacting", 3), wrong: [] };
        await sendImport(host.client, token, file, target);
        const asked = async () =>
          recordOf(
            await host.client.call(
              target.path,
              { ...target.said, task: file.task, after: -1 },
              { token, style: target.style },
            ),
          );
        await expect.poll(async () => (await asked()).created, { timeout: 20_000 }).toBe(3);
        expect(await happened()).toHaveLength(3);
        await sql`update wiki set state = 1`.execute(store.db);
        await sql`update wiki set state = 2 where id in (3, 5, 6)`.execute(store.db);
        expect(await happened()).toHaveLength(3);
      },
    );

    it("happen when a state that follows from other fields is reached", async () => {
      const { rows } = await sql<{ order_id: string }>`select order_id from ${sql.table("order")} limit 1`.execute(
        store.db,
      );
      const one = rows[0]?.order_id;
      await sql`update ${sql.table("order")} set order_state = 2, refund_state = 0 where order_id = ${one}`.execute(
        store.db,
      );
      expect(await happened()).toEqual([]);
      await sql`update ${sql.table("order")} set refund_state = 1 where order_id = ${one}`.execute(store.db);
      expect(await happened()).toMatchObject([{ reaction: "order.refunding" }]);
    });

    it("are watched after a restart too, until the definitions change", { timeout: 120_000 }, async () => {
      const names = async () =>
        (await readTriggers(store.engine, store.db)).map((one) => one.name).filter((one) => one.startsWith("on_wiki"));
      const before = await names();
      await host.close();
      host = await openHost(place, model, [noting], {}, own);
      expect(await names()).toEqual(before);
      await host.close();
      host = await openHost(
        place,
        withReactions(model, { wiki: [reacting({ name: "shown", when: { state: [1] }, job: JOB })] }),
        [noting],
        {},
        own,
      );
      expect(await names()).not.toEqual(before);
      await sql`update wiki set state = 2`.execute(store.db);
      await sql`update wiki set state = 1 where id = 1`.execute(store.db);
      expect(await happened()).toMatchObject([{ reaction: "wiki.shown" }]);
      await host.close();
      host = await openHost(place, readModel(12), [noting], {}, { ...own, features: business.features ?? [] });
      expect(await names()).toEqual([]);
    });

    it("need the job and the mails that the definitions name", async () => {
      if (!found) return;
      await expect(openHost(found.place(), model, [], {}, own)).rejects.toThrow(
        "The reaction wiki.hidden in resources/operate/wiki.yaml starts the job note_reaction",
      );
      const { mailing: _, ...silent } = own;
      await expect(openHost(found.place(), model, [noting], {}, silent)).rejects.toThrow("sends a mail");
    });
  });

  describe.skipIf(found === null)(`mails and webhooks of reactions on ${name}`, () => {
    const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
    let answers = [500, 204];
    let receiver: Server;
    let host: TestHost;
    let store: Store;

    beforeAll(async () => {
      if (!found) return;
      receiver = createServer((request, response) => {
        let body = "";
        request.on("data", (part) => (body += String(part)));
        request.on("end", () => {
          received.push({ headers: request.headers, body });
          response.writeHead(answers.shift() ?? 204).end();
        });
      });
      await new Promise<void>((settle) => receiver.listen(0, "127.0.0.1", settle));
      const address = receiver.address();
      const port = typeof address === "object" ? address?.port : 0;
      const place = found.place();
      const settings = {
        DEMO: false,
        VERIFICATION_CODE: null,
        PASSWORD_COST: 14,
        ADMIN_PASSWORD,
        WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
        WEBHOOK_SECRET: SECRET,
      };
      host = await openHost(place, withReactions(readModel(0), REACTIONS), [noting], settings, own);
      store = await openWithKeys(place);
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      await store?.close();
      receiver?.close();
    });

    it("are sent, and a webhook that was not taken is sent again with the same id", { timeout: 30_000 }, async () => {
      answers = [500, 204];
      mails.length = 0;
      await sql`insert into wiki_category (id, name) values (1, 'Network')`.execute(store.db);
      await sql`insert into wiki (title, category_id, content, state) values ('Routers', 1, 'Text', 2)`.execute(
        store.db,
      );
      await host.platform?.runDue();
      expect(mails).toEqual([
        { to: "desk@example.com", subject: "Hidden: Routers", text: "Routers is Not published in Network." },
      ]);
      expect(received).toHaveLength(1);
      host.later(3600);
      await host.platform?.runDue();
      const [first, second] = received;
      expect(received).toHaveLength(2);
      expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
      expect(JSON.parse(second?.body ?? "")).toEqual({
        type: "wiki.hidden",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        data: { id: expect.any(Number), title: "Routers", state: 2 },
      });
      const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature } = second?.headers ?? {};
      const signed = createHmac("sha256", SECRET)
        .update(`${String(id)}.${String(at)}.${second?.body ?? ""}`)
        .digest("base64");
      expect(signature).toBe(`v1,${signed}`);
    });
  });
}

// The support staff gets mails about messages from users, as the settings of the company say.
import type { ValueOf } from "pilothouse/handles";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../platform/framework/storage/open";
import { FeedbackSender, OpenState } from "../../shared/generated/enums";
import { type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { signInPerson, makeCompany, makePerson, newMark, type Person } from "../contract/Person";

const SENTENCE = "Support: bot and customer service.";
const SETTINGS = "/user/feedback/pushcfg/set";
/** The role of an account that registers a company. */
const OWNER = 15;
const found = await placesForStores(anyStore);
const place = found?.place();

describe.skipIf(found === null)("mails about feedback", () => {
  let host: TestHost;
  let admin: Person;
  let owner: Person;
  /** The id of an app of that company. */
  let app = 0;
  let task = 0;
  beforeAll(async () => {
    if (!place) return;
    host = await openHost(place, readModel(20));
    admin = await signInPerson(host.client, "admin");
    owner = await makePerson(host.client, await makeCompany(host.client), { role_id: OWNER });
    const store = await openStore(place);
    await sql`update app set comp_id = ${owner.company} where id = 2`.execute(store.db);
    await store.close();
    app = 2;
    const values = {
      name: `Feedback ${newMark()}`,
      type: 3,
      state: 1,
      spec: "0 0 1 1 *",
      param: '{"task":"tell_feedback"}',
    };
    task = Number(recordOf(await admin.call("/v2/user/admin/cron/add", values)).id);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  const configure = async (person: Person, values: JsonRecord, language = "en") => {
    const given = { state: OpenState.enabled, ...values };
    const reply = await host.client.call(SETTINGS, given, { token: person.token, style: "legacy", language });
    expect(reply.code).toBe(200);
  };
  let ids = 900_000;
  const nextId = (): number => {
    ids += 1;
    return ids;
  };
  let moved = 0;
  /** Stores a conversation of a user, or a message in a conversation, like the server of an app. */
  const written = async (title: string, messages: readonly ValueOf<typeof FeedbackSender>[] = []) => {
    if (!place) return;
    host.later(2);
    moved += 2;
    const store = await openStore(place);
    const now = Math.floor(Date.now() / 1000) + moved - 1;
    const known = await sql<JsonRecord>`select id from feedback where title = ${title}`.execute(store.db);
    const id = Number(known.rows[0]?.id ?? nextId());
    if (known.rows.length === 0)
      await sql`insert into feedback (id, title, app_id, state, gmt_create) values (${id}, ${title}, ${app}, 1, ${now})`.execute(
        store.db,
      );
    for (const sender of messages)
      await sql`insert into feedback_detail (id, title_id, sender, content, gmt_create) values (${nextId()}, ${id}, ${sender}, 'More', ${now})`.execute(
        store.db,
      );
    await store.close();
  };
  /** Runs the task once. Answers the mails that it sent. */
  const mailed = async (): Promise<readonly JsonRecord[]> => {
    const read = async () => {
      await host.platform?.queue.idle();
      return rowsOf(await admin.call("/v2/push/outbox/list", { page_size: 1000, type: 2 }));
    };
    const before = new Set((await read()).map(({ id }) => id));
    expect((await admin.call("/v2/user/admin/cron/run", { id: task })).code).toBe(200);
    return (await read()).filter(({ id }) => !before.has(id));
  };

  it(`1. "${SENTENCE}": a company is told of new conversations and of what users add, once, and not of its own answers`, async () => {
    await written("Before it was switched on");
    await configure(owner, { email: "support@example.com" });
    await written("The picture is grey");
    await written("夜间画面发黑");
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      receiver: "support@example.com",
      comp_id: owner.company,
      title: "Conversations in which users wrote: 2",
      body: "Conversations in which users wrote: 2\n\nThe picture is grey\n夜间画面发黑",
    });
    expect(await mailed()).toEqual([]);
    await written("The picture is grey", [FeedbackSender.support]);
    expect(await mailed()).toEqual([]);
    await written("The picture is grey", [FeedbackSender.user, FeedbackSender.user]);
    expect((await mailed()).map(({ body }) => body)).toEqual([
      "Conversations in which users wrote: 1\n\nThe picture is grey",
    ]);
  });

  it(`1. "${SENTENCE}": what is written outside the times of day waits for them`, async () => {
    const hour = new Date().getHours();
    const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, "0")}:00`;
    await configure(owner, { email: "support@example.com", time_range: `${at(3)}-${at(5)}` });
    await written("At night");
    expect(await mailed()).toEqual([]);
    await configure(owner, { email: "support@example.com", time_range: "" });
    expect((await mailed()).map(({ body }) => String(body).split("\n").at(-1))).toEqual(["At night"]);
  });

  it(`1. "${SENTENCE}": a company above is told where the company itself is not, in the language of whoever set it`, async () => {
    await configure(admin, { email: "head@example.com" }, "zh-CN");
    await written("For the company");
    expect((await mailed()).map(({ receiver }) => receiver)).toEqual(["support@example.com"]);
    await configure(owner, { email: "support@example.com", state: OpenState.disabled });
    await written("For those above");
    expect(await mailed()).toMatchObject([{ receiver: "head@example.com", title: "有新用户消息的反馈会话：1" }]);
  });
});

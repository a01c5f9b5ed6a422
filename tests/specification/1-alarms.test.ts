// Users of a device get messages about its alarms, as the settings of their app say. Each message leaves a push record.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MessageTemplateType, NotifyType, OutboxReason, PushSendState } from "../../shared/generated/enums";
import { type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { signInPerson, newMark, type Person } from "../contract/Person";

const SENTENCE =
  "Client apps: apps, platforms, templates, records, app users, app devices, notice templates, message management, alarms, logs.";
const EVENTS = "/v2/umh/admin/msg/eventcfg";
const PLATFORMS = "/v2/push/platform";
const LINKS = "/v2/push/link";
const RAISE = "/v2/umh/admin/alarmlog/raise";
/** Emma's device, in app 1 on an iPhone, with a German phone number. */
const DEVICE = "PHCAM-000A1B2C3D4E";
const [APP, OTHER_APP, PERSON, EMMA, IPHONE] = [1, 2, 2, "emma", 1];
const [ENABLED, DISABLED] = [1, 2];
const [DOMESTIC, INTERNATIONAL] = [1, 2];

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`an alarm on ${name}`, () => {
    let host: TestHost;
    let admin: Person;
    let event = 0;
    let carrier = 0;
    let binding = 0;
    let template = 0;

    const added = async (path: string, values: JsonRecord): Promise<number> =>
      Number(recordOf(await admin.call(`${path}/add`, values)).id);
    const set = async (path: string, values: JsonRecord) =>
      expect((await admin.call(`${path}/set`, values)).code).toBe(200);
    const emptied = async (path: string, filter: JsonRecord) => {
      for (const { id } of rowsOf(await admin.call(`${path}/list`, { ...filter, page_size: 1000 })))
        expect((await admin.call(`${path}/del`, { id })).code).toBe(200);
    };
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), readModel(20));
      admin = await signInPerson(host.client, "admin");
      await emptied(EVENTS, { app_id: APP });
      await emptied(LINKS, {});
      await emptied("/v2/push/admin/msg/platform", {});
      const words = {
        type: MessageTemplateType.alarm,
        lang: "en",
        title: "Somebody at {{name}}",
        body: "{{name}}, {{uid}}",
      };
      template = await added("/v2/umh/admin/msg/template", { ...words, name: `Person ${newMark()}` });
      const times = { time_range: "00:00-24:00", interval: 0, delay: 0 };
      const when = { app_id: APP, type: PERSON, notify_type: NotifyType.text_message, state: ENABLED, ...times };
      event = await added(EVENTS, { ...when, name: "Person", template_id: template });
      const sms = { type: 2, platform: 4, area_type: INTERNATIONAL, state: ENABLED, sign_name: "Northlight" };
      carrier = await added(PLATFORMS, { ...sms, name: `SMS ${newMark()}`, comp_id: 1 });
      const text = { type: MessageTemplateType.alarm, notify_type: NotifyType.text_message, lang: "en", mode: 2 };
      const template_id = await added("/v2/push/template", {
        ...text,
        name: `Alarm ${newMark()}`,
        body: "Alarm of {{uid}}",
      });
      const bound = { type: MessageTemplateType.alarm, platform_id: carrier, template_id };
      binding = await added(LINKS, { ...bound, link_type: 2, link_id: String(APP) });
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const newest = async (path: string, filter: JsonRecord) => {
      await host.platform?.queue.idle();
      return rowsOf(await admin.call(path, { page_size: 1000, ...filter })).toSorted(
        (a, b) => Number(b.id) - Number(a.id),
      );
    };
    const records = () => newest("/v2/push/record/list", { app_id: APP, type: MessageTemplateType.alarm });
    /** Raises the alarm. Answers the new entries of the outbox and the new push records, newest first. */
    const raised = async (type = PERSON) => {
      const before = new Set((await records()).map(({ id }) => id));
      const reply = await admin.call(RAISE, { uid: DEVICE, type });
      expect(reply.code).toBe(200);
      const pushed = Number(recordOf(reply).pushed);
      const [message = {}] = pushed === 0 ? [] : await newest("/v2/push/outbox/list", { user_id: EMMA });
      return { pushed, message, records: (await records()).filter(({ id }) => !before.has(id)) };
    };
    const without = async (change: () => Promise<unknown>, back: () => Promise<unknown>) => {
      await change();
      const messages_ = await raised();
      await back();
      return messages_;
    };

    it(`1. "${SENTENCE}": an alarm is in the list of alarms, its push in the list of pushes, and what a push platform would send in the push records`, async () => {
      const messages_ = await raised();
      expect(messages_.pushed).toBe(1);
      expect(messages_.records).toMatchObject([
        {
          title: "Somebody at Front door",
          body: `Front door, ${DEVICE}`,
          notify_type: NotifyType.text_message,
          receiver: "+49 151****5678",
          platform_id: carrier,
          state: PushSendState.pending,
          gmt_send: 0,
        },
      ]);
      expect(messages_.message).toMatchObject({
        reason: OutboxReason.recorded,
        platform_id: carrier,
        receiver: "+49 15112345678",
      });
      const [alarm] = await newest("/v2/umh/admin/alarmlog/list", { uid: DEVICE, type: PERSON });
      expect(alarm).toMatchObject({ app_id: APP, comp_id: 18, zone: "cn" });
      const [push] = await newest("/v2/umh/admin/alarmpush/list", { uid: DEVICE, type: PERSON, user_id: EMMA });
      expect(push).toMatchObject({ id: messages_.message.alarm_push_id, state: PushSendState.pending });
    });

    it(`1. "${SENTENCE}": without a message template, the push template has the words`, async () => {
      const messages_ = await without(
        () => set(EVENTS, { id: event, template_id: 0 }),
        () => set(EVENTS, { id: event, template_id: template }),
      );
      expect(messages_.records).toMatchObject([{ body: `Alarm of ${DEVICE}` }]);
    });

    it.each([
      ["is off", { state: DISABLED }, { state: ENABLED }],
      ["serves another country", { area_type: DOMESTIC }, { area_type: INTERNATIONAL }],
      ["serves another zone", { zone: "us" }, { zone: "" }],
    ])(`1. "${SENTENCE}": a push platform that %s carries nothing`, async (_, values, back) => {
      const messages_ = await without(
        () => set(PLATFORMS, { id: carrier, ...values }),
        () => set(PLATFORMS, { id: carrier, ...back }),
      );
      expect(messages_.message).toMatchObject({ reason: OutboxReason.no_provider, platform_id: 0 });
      expect(messages_.records).toEqual([]);
    });

    it(`1. "${SENTENCE}": the nearest binding decides: of the device before that of the app`, async () => {
      await set(LINKS, { id: binding, link_type: 2, link_id: String(OTHER_APP) });
      expect((await raised()).message).toMatchObject({ reason: OutboxReason.no_provider });
      await set(LINKS, { id: binding, link_type: 4, link_id: DEVICE });
      expect((await raised()).message).toMatchObject({ reason: OutboxReason.recorded });
      await set(LINKS, { id: binding, link_type: 1, link_id: "1" });
      expect((await raised()).message).toMatchObject({ reason: OutboxReason.recorded });
    });

    it.each([
      ["whose event is off", { state: DISABLED }, { state: ENABLED }],
      ["of another kind", { type: 3 }, { type: PERSON }],
    ])(`1. "${SENTENCE}": an alarm %s is told to nobody`, async (_, values, back) => {
      const messages_ = await without(
        () => set(EVENTS, { id: event, ...values }),
        () => set(EVENTS, { id: event, ...back }),
      );
      expect(messages_).toMatchObject({ pushed: 0, records: [] });
    });

    it(`1. "${SENTENCE}": users are told in the event's hours, not more often than its interval, and after its delay`, async () => {
      const hour = new Date().getHours();
      const later = (hours: number) => `${String((hour + hours) % 24).padStart(2, "0")}:00`;
      const times = (values: JsonRecord) => set(EVENTS, { id: event, ...values });
      const always = { time_range: "00:00-24:00" };
      const asleep = await without(
        () => times({ time_range: `${later(3)}-${later(4)}` }),
        () => times(always),
      );
      expect(asleep.pushed).toBe(0);
      await times({ interval: 60 });
      host.later(61);
      expect((await raised()).pushed).toBe(1);
      expect((await raised()).pushed).toBe(0);
      host.later(61);
      expect((await raised()).pushed).toBe(1);
      await times({ interval: 0, delay: 3600 });
      const late = await raised();
      expect(late).toMatchObject({ pushed: 1, records: [], message: { message: MessageTemplateType.delayed_push } });
      expect(late.message.reason).toBe(OutboxReason.none);
      await times({ delay: 0 });
    });

    it(`1. "${SENTENCE}": a push to the phone needs the message platform of the app on such a phone`, async () => {
      await set(EVENTS, { id: event, notify_type: NotifyType.push });
      expect((await raised()).message).toMatchObject({ reason: OutboxReason.no_provider, receiver: EMMA });
      await added("/v2/push/admin/msg/platform", { app_id: APP, client_type: IPHONE, access_id: "2100345671" });
      const messages_ = await raised();
      expect(messages_.message).toMatchObject({ reason: OutboxReason.recorded });
      expect(messages_.records).toMatchObject([{ notify_type: NotifyType.push, receiver: EMMA, app_id: APP }]);
    });

    it(`1. "${SENTENCE}": test alarms are raised by those who may, of devices within reach`, async () => {
      const as = async (account: string, uid: string) =>
        (await signInPerson(host.client, account)).call(RAISE, { uid, type: PERSON });
      expect((await as("property", DEVICE)).code).toBe(200);
      expect((await as("developer", DEVICE)).code).toBe(513);
      const outOfReach = await as("subagent", DEVICE);
      expect(outOfReach).toEqual(await as("subagent", "PHCAM-NONE"));
      expect(outOfReach.code).toBe(406);
      expect((await admin.call(RAISE, { uid: DEVICE, type: 999 })).code).toBe(406);
    });
  });
}

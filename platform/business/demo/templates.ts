// A company uses its own templates and those of the platform, but never those of another company.
import type { ValueOf } from "pilothouse/handles";
import { DAY } from "pilothouse/platform";
import { type Adjust, type AdjustContext, generatedRowsOf, type World } from "pilothouse/platform/demo";
import { isEmpty } from "pilothouse/platform/storage";
import {
  Language,
  MessageTemplateType,
  NoticeTemplateType,
  NotifyType,
  OutboxState,
  OutboxType,
  PushPlatformType,
  PushSendState,
  SysnotifyType,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { fillVariables, formatMessageTime } from "../outbox";
import { creationTimeOf } from "./growth";
import { MESSAGE_TEXTS, NOTICE_TEXTS } from "./templateTexts";
import { findGeneratedRow, setDraftFields } from "./drawn";

const { alarm_log, app, app_device, msg_template, push_platform, push_template } = resources;

const LANGUAGES = Object.values(Language);

/** The label of a value in a language, such as "退款成功". */
const labelOf = ({ model }: AdjustContext, name: string, value: unknown, lang: ValueOf<typeof Language>): string =>
  model.enums.find((one) => one.name === name)?.values.find((one) => one.value === value)?.label[lang] ?? "";

/** The type and language of a row. All combinations are used once before any is used again. */
const turn = <Value>(types: readonly Value[], index: number) => ({
  type: types[index % types.length],
  lang: LANGUAGES[Math.floor(index / types.length) % LANGUAGES.length],
  round: Math.floor(index / (types.length * LANGUAGES.length)),
});

/** The platform's own templates, then those of the first vendors. */
export const adjustNoticeTemplate: Adjust<typeof resources.notice_template> = (row, at) => {
  const { type, lang, round } = turn(Object.values(NoticeTemplateType), at.index);
  if (type === undefined || lang === undefined) return false;
  const [title, body] = NOTICE_TEXTS[type][lang];
  const name = labelOf(at, "notice_template_type", type, lang);
  setDraftFields(row, { type, lang, name, title, body, comp_id: round + 1 });
  return true;
};

const messageOf = (at: AdjustContext) => {
  const { type, lang, round } = turn(Object.values(MessageTemplateType), at.index);
  if (type === undefined || lang === undefined || round > 0) return null;
  const [title, body] = MESSAGE_TEXTS[type][lang];
  return { type, lang, name: labelOf(at, "message_template_type", type, lang), title, body };
};

export const adjustPushTemplate: Adjust<typeof resources.push_template> = (row, at) => {
  const message = messageOf(at);
  if (message === null) return false;
  setDraftFields(row, message);
  return true;
};

export const adjustMsgTemplate: Adjust<typeof resources.msg_template> = (row, at) => {
  const message = messageOf(at);
  if (message === null) return false;
  setDraftFields(row, message);
  return true;
};

/** Chooses the given template. If it belongs to another company, chooses a template of the platform. */
const fitting = (
  world: World,
  of: typeof push_template | typeof msg_template,
  key: number | undefined,
  company: number | undefined,
): number | undefined => {
  const owner = findGeneratedRow(world, of, key)?.comp_id;
  if (isEmpty(owner) || owner === company) return key;
  return generatedRowsOf(world, of).find(({ comp_id }) => isEmpty(comp_id))?.id ?? 0;
};

export const adjustPushBinding: Adjust<typeof resources.push_binding> = (row, { world }) => {
  const company = findGeneratedRow(world, push_platform, row.platform_id)?.comp_id;
  row.template_id = fitting(world, push_template, row.template_id, company);
};

/** The type of push platform for a channel. Apps get pushes through the services of their phone makers. */
const CARRIERS = new Map<unknown, ValueOf<typeof PushPlatformType>>([
  [NotifyType.email, PushPlatformType.email],
  [NotifyType.text_message, PushPlatformType.text_message],
  [NotifyType.voice_call, PushPlatformType.voice_call],
]);

const receiverOf = (channel: unknown, index: number): string => {
  if (channel === NotifyType.email) return ["e***@example.de", "l***@example.tw", "s***@example.com"][index % 3] ?? "";
  if (channel === NotifyType.push) return `u${10_021 + (index % 400)}`;
  return ["138****8021", "+91 98****2345", "159****6612"][index % 3] ?? "";
};

/**
 * A record has the content of its template. A record in the state sending began a moment ago. Only sent records have a
 * time.
 */
export const adjustPushRecord: Adjust<typeof resources.push_record> = (row, { world, index }) => {
  const templates = generatedRowsOf(world, push_template).filter(({ comp_id }) => isEmpty(comp_id));
  const template = templates[index % Math.max(1, templates.length)];
  if (template === undefined) return false;
  const { id: template_id, type, notify_type, title, body } = template;
  const carrier = generatedRowsOf(world, push_platform).find((one) => one.type === CARRIERS.get(notify_type));
  // The time is recent, because records older than a few months are deleted.
  const sent = Math.round(world.now - (world.now - creationTimeOf(row)) / 5);
  row.gmt_create = sent;
  const values = { name: "Front door", uid: "PHCAM-000A1B2C3D4E", time: formatMessageTime(sent), code: "••••••" };
  setDraftFields(row, { template_id, type, notify_type });
  setDraftFields(row, { title: fillVariables(title ?? "", values), body: fillVariables(body ?? "", values) });
  setDraftFields(row, { platform_id: carrier?.id ?? 0, receiver: receiverOf(notify_type, index) });
  row.comp_id = findGeneratedRow(world, app, row.app_id)?.comp_id ?? row.comp_id;
  // Sending takes only a moment, so few records are in this state.
  if (row.state === PushSendState.sending && index % 12 > 0) row.state = PushSendState.completed;
  if (row.state === PushSendState.sending) row.gmt_create = world.now - (index % 60);
  row.gmt_send = row.state === PushSendState.completed ? Math.min(world.now, sent + (index % 20)) : 0;
  return true;
};

/** The push of an alarm to the user who has the device. */
export const adjustAlarmPush: Adjust<typeof resources.alarm_push> = (row, { world, index }) => {
  const alarm = generatedRowsOf(world, alarm_log)[index];
  const owner = generatedRowsOf(world, app_device).find(({ uid }) => uid === alarm?.uid);
  if (alarm === undefined || owner === undefined) return false;
  const raised = creationTimeOf(alarm);
  setDraftFields(row, { uid: alarm.uid, type: alarm.type, user_id: owner.user_id, gmt_create: raised });
  if (row.state === PushSendState.sending && raised < world.now - DAY) row.state = PushSendState.completed;
  row.gmt_send = row.state === PushSendState.completed ? Math.min(world.now, raised + (index % 20)) : 0;
  return true;
};

export const adjustOutbox: Adjust<typeof resources.outbox> = (row) => {
  const isForOperators = row.type === OutboxType.operations;
  setDraftFields(row, { occasion: isForOperators ? SysnotifyType.server_alarm : 0, order_id: "", cause: "", log: "" });
  if (row.state !== OutboxState.sent) row.gmt_send = 0;
};

export const adjustMsgEvent: Adjust<typeof resources.msg_event> = (row, { world }) => {
  const company = findGeneratedRow(world, app, row.app_id)?.comp_id;
  row.template_id = fitting(world, msg_template, row.template_id, company);
};

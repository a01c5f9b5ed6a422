// A company uses its own templates and those of the platform, never those of another company.
import { type Adjust, type At, rowsIn, find, put, type World } from "pilothouse/platform/demo";
import { isEmpty } from "pilothouse/platform/storage";
import { Language, MessageTemplateType, NoticeTemplateType, OutboxType, SysnotifyType } from "../../generated/enums";
import { resources } from "../../generated/resources";
import { MESSAGES, NOTICES } from "./templateTexts";

const { app, msg_template, push_platform, push_template } = resources;

const LANGUAGES = Object.values(Language);

/** The label of a value in a language, such as "退款成功". */
const labelOf = ({ model }: At, name: string, value: unknown, lang: Language): string =>
  model.enums.find((one) => one.name === name)?.values.find((one) => one.value === value)?.label[lang] ?? "";

/** The type and language of a row: each type in each language, before any comes again. */
const turn = <Value>(types: readonly Value[], index: number) => ({
  type: types[index % types.length],
  lang: LANGUAGES[Math.floor(index / types.length) % LANGUAGES.length],
  round: Math.floor(index / (types.length * LANGUAGES.length)),
});

/** The platform's own templates, then those of the first vendors. */
export const noticeTemplate: Adjust<typeof resources.notice_template> = (row, at) => {
  const { type, lang, round } = turn(Object.values(NoticeTemplateType), at.index);
  if (type === undefined || lang === undefined) return false;
  const [title, body] = NOTICES[type][lang];
  const name = labelOf(at, "notice_template_type", type, lang);
  put(row, { type, lang, name, title, body, comp_id: round + 1 });
  return true;
};

const messageOf = (at: At) => {
  const { type, lang, round } = turn(Object.values(MessageTemplateType), at.index);
  if (type === undefined || lang === undefined || round > 0) return null;
  const [title, body] = MESSAGES[type][lang];
  return { type, lang, name: labelOf(at, "message_template_type", type, lang), title, body };
};

export const pushTemplate: Adjust<typeof resources.push_template> = (row, at) => {
  const message = messageOf(at);
  if (message === null) return false;
  put(row, message);
  return true;
};

export const msgTemplate: Adjust<typeof resources.msg_template> = (row, at) => {
  const message = messageOf(at);
  if (message === null) return false;
  put(row, message);
  return true;
};

/** The template, or one of the platform if the template belongs to another company. */
const fitting = (
  world: World,
  of: typeof push_template | typeof msg_template,
  key: unknown,
  company: unknown,
): unknown => {
  const owner = find(world, of, key)?.comp_id;
  if (isEmpty(owner) || owner === company) return key;
  return rowsIn(world, of).find(({ comp_id }) => isEmpty(comp_id))?.id ?? 0;
};

export const pushBinding: Adjust<typeof resources.push_binding> = (row, { world }) => {
  const company = find(world, push_platform, row.platform_id)?.comp_id;
  row.template_id = fitting(world, push_template, row.template_id, company);
};

export const pushRecord: Adjust<typeof resources.push_record> = (row, { world }) => {
  row.template_id = fitting(world, push_template, row.template_id, row.comp_id);
};

export const outbox: Adjust<typeof resources.outbox> = (row) => {
  const isForOperators = row.type === OutboxType.operations;
  put(row, { occasion: isForOperators ? SysnotifyType.server_alarm : 0, order_id: "", cause: "", log: "" });
};

export const msgEvent: Adjust<typeof resources.msg_event> = (row, { world }) => {
  const company = find(world, app, row.app_id)?.comp_id;
  row.template_id = fitting(world, msg_template, row.template_id, company);
};

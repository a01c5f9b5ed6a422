// A company uses its own templates and those of the platform, never those of another company.
import { type Adjust, rowsIn, find, put, type World } from "pilothouse/platform/demo";
import { isEmpty } from "pilothouse/platform/storage";
import { OutboxType, SysnotifyType } from "../../generated/enums";
import { resources } from "../../generated/resources";

const { app, msg_template, push_platform, push_template } = resources;

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

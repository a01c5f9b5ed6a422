// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { messageTemplateType, notifyType, outboxReason, outboxState, outboxType, sysnotifyType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";
import { alarmPushReference } from "../alarm_push/alarmPush.reference";
import { appUserReference } from "../app_user/appUser.reference";
import { pushPlatformReference } from "../push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../push_template/pushTemplate.reference";

export const outboxRow = rowOf(
  z.object({
    id: key(),
    title: text({ max: 256 }),
    body: text({ max: 8000 }),
    type: oneOf({ of: outboxType }),
    message: oneOf({ of: messageTemplateType }),
    occasion: oneOf({ of: sysnotifyType }),
    channel: oneOf({ of: notifyType }),
    receiver: text(),
    state: oneOf({ of: outboxState }),
    reason: oneOf({ of: outboxReason }),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    platform_id: referenceTo({ of: pushPlatformReference }),
    template_id: referenceTo({ of: pushTemplateReference }),
    alarm_push_id: referenceTo({ of: alarmPushReference }),
    order_id: referenceTo({ type: "string", of: orderReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    log: list({ of: { at: timestamp(), reason: oneOf({ of: outboxReason }), answer: text({ max: 512 }) } }),
    cause: text({ unasked: true, max: 200 }),
    gmt_send: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type Outbox = z.infer<typeof outboxRow>;

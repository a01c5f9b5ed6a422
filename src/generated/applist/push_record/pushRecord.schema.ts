// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { messageTemplateType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { appReference } from "../app/app.reference";
import { pushPlatformReference } from "../push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../push_template/pushTemplate.reference";

export const pushRecordRow = rowOf(
  z.object({
    id: key(),
    title: text(),
    type: oneOf({ of: messageTemplateType }),
    notify_type: oneOf({ of: notifyType }),
    receiver: text(),
    app_id: referenceTo({ of: appReference }),
    platform_id: referenceTo({ of: pushPlatformReference }),
    template_id: referenceTo({ of: pushTemplateReference }),
    state: oneOf({ of: pushSendState }),
    body: text(),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_send: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type PushRecord = z.infer<typeof pushRecordRow>;

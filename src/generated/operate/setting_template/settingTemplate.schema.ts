// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { jsonText, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { serviceName } from "../../enums";

export const settingTemplateSet = z.extend(
  z.partial(
    z.object({
      content: jsonText({ required: true }),
      remark: text({ max: 256 }),
    }),
  ),
  { service: oneOf({ of: serviceName }) },
);

export const settingTemplateRow = z.looseObject({
  service: z.string(),
  content: z.nullish(z.string()),
  remark: z.nullish(z.string()),
  gmt_update: z.nullish(z.number()),
});

export interface SettingTemplate {
  readonly service:
    | "account"
    | "ota"
    | "device"
    | "mall"
    | "oss"
    | "push"
    | "registry"
    | "admin"
    | "gateway"
    | "monitor"
    | "log"
    | "production";
  readonly content: string;
  readonly remark: string;
  readonly gmt_update: number;
}

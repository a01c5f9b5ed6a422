// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { jsonText, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
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

export const settingTemplateRow = rowOf(z.extend(settingTemplateSet, { gmt_update: timestamp() }), "service");

export type SettingTemplate = z.infer<typeof settingTemplateRow>;

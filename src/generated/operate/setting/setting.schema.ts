// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { jsonText, key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState, serviceName, sys } from "../../enums";

export const settingAdd = z.object({
  name: text({ required: true, max: 64 }),
  service: oneOf({ required: true, of: serviceName }),
  zone: referenceTo({ type: "string" }),
  sys: oneOf({ required: true, of: sys }),
  content: jsonText({ required: true }),
  state: oneOf({ required: true, of: publishState }),
  remark: text({ max: 256 }),
});

export const settingSet = z.extend(z.partial(settingAdd), { id: key({ type: "number" }) });

export const settingRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  service: z.nullish(z.string()),
  zone: z.nullish(z.string()),
  sys: z.nullish(z.number()),
  content: z.nullish(z.string()),
  state: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface Setting {
  readonly id: number;
  readonly name: string;
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
  readonly zone: string;
  readonly sys: 1 | 2 | 3;
  readonly content: string;
  readonly state: 1 | 2;
  readonly remark: string;
  readonly gmt_create: number;
}

// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { deployState, sys } from "../../enums";

export const srvSystemAdd = z.object({
  sys: oneOf({ required: true, of: sys }),
  name: text({ required: true, max: 64 }),
  domain: text({ max: 128, pattern: "host" }),
  state: oneOf({ required: true, of: deployState }),
  remark: text({ max: 256 }),
});

export const srvSystemSet = z.extend(z.partial(z.omit(srvSystemAdd, { sys: true })), { id: key({ type: "number" }) });

export const srvSystemRow = z.looseObject({
  id: z.number(),
  sys: z.nullish(z.number()),
  name: z.nullish(z.string()),
  domain: z.nullish(z.string()),
  state: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface SrvSystem {
  readonly id: number;
  readonly sys: 1 | 2 | 3;
  readonly name: string;
  readonly domain: string;
  readonly state: 1 | 2;
  readonly remark: string;
  readonly gmt_create: number;
}

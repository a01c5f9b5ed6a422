// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState, sys } from "../../enums";

export const serviceNodeSet = z.extend(
  z.partial(
    z.object({
      name: text({ required: true, max: 64 }),
      ip: text({ required: true, pattern: "ip" }),
      sys: oneOf({ required: true, of: sys }),
      region: text({ max: 64 }),
      zone: referenceTo({ type: "string" }),
      pub_state: oneOf({ required: true, of: publishState }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const serviceNodeRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  service: z.nullish(z.string()),
  ip: z.nullish(z.string()),
  sys: z.nullish(z.number()),
  region: z.nullish(z.string()),
  zone: z.nullish(z.string()),
  health_state: z.nullish(z.number()),
  pub_state: z.nullish(z.number()),
  warning_state: z.nullish(z.number()),
  gmt_update: z.nullish(z.number()),
});

export interface ServiceNode {
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
  readonly ip: string;
  readonly sys: 1 | 2 | 3;
  readonly region: string;
  readonly zone: string;
  readonly health_state: 1 | 2 | 3;
  readonly pub_state: 1 | 2;
  readonly warning_state: 0 | 1 | 2;
  readonly gmt_update: number;
}

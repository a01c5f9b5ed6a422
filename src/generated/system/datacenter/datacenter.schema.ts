// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { deployState, sys } from "../../enums";

export const datacenterAdd = z.object({
  name: text({ required: true, max: 64 }),
  sys: oneOf({ required: true, of: sys }),
  zone: referenceTo({ required: true, type: "string" }),
  ips: text({ max: 512 }),
  domain_prefix: text({ required: true, max: 64, pattern: "code" }),
  domain: text({ max: 128, pattern: "host" }),
  host: text({ max: 128, pattern: "host" }),
  h5_host: text({ max: 128, pattern: "host" }),
  cdn_host: text({ max: 128, pattern: "host" }),
  port: integer({ min: 0, max: 65535 }),
  ssl_port: integer({ min: 0, max: 65535 }),
  deploy_open: flag(),
  state: oneOf({ required: true, of: deployState }),
});

export const datacenterSet = z.extend(z.partial(datacenterAdd), { id: key({ type: "number" }) });

export const datacenterRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  sys: z.nullish(z.number()),
  zone: z.nullish(z.string()),
  ips: z.nullish(z.string()),
  domain_prefix: z.nullish(z.string()),
  domain: z.nullish(z.string()),
  host: z.nullish(z.string()),
  h5_host: z.nullish(z.string()),
  cdn_host: z.nullish(z.string()),
  port: z.nullish(z.number()),
  ssl_port: z.nullish(z.number()),
  deploy_open: z.nullish(z.literal([0, 1])),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Datacenter {
  readonly id: number;
  readonly name: string;
  readonly sys: 1 | 2 | 3;
  readonly zone: string;
  readonly ips: string;
  readonly domain_prefix: string;
  readonly domain: string;
  readonly host: string;
  readonly h5_host: string;
  readonly cdn_host: string;
  readonly port: number;
  readonly ssl_port: number;
  readonly deploy_open: 0 | 1;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}

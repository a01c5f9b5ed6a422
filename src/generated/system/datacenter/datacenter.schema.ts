// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { deployState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const datacenterAdd = z.object({
  name: text({ required: true, max: 64 }),
  sys: oneOf({ required: true, of: sys }),
  zone: referenceTo({ required: true, type: "string", of: zoneReference }),
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

export const datacenterSet = z.extend(z.partial(datacenterAdd), { id: key() });

export const datacenterRow = rowOf(z.extend(datacenterAdd, { id: key(), gmt_create: timestamp() }));

export type Datacenter = z.infer<typeof datacenterRow>;

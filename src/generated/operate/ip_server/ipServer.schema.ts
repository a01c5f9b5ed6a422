// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { key, number, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const ipServerAdd = z.object({
  ip: text({ required: true, pattern: "ip" }),
  local_ip: text({ required: true, pattern: "ip" }),
  region: text({ required: true, max: 64 }),
  zone: referenceTo({ required: true, type: "string", of: zoneReference }),
  comp_id: referenceTo({ of: companyReference, tree: true }),
  erate: number({ min: 0, max: 100 }),
});

export const ipServerSet = z.extend(z.partial(ipServerAdd), { id: key() });

export const ipServerRow = rowOf(z.extend(ipServerAdd, { id: key(), gmt_create: timestamp() }));

export type IpServer = z.infer<typeof ipServerRow>;

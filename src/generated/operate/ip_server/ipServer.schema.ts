// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { key, number, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const ipServerAdd = z.object({
  ip: text({ required: true, pattern: "ip" }),
  local_ip: text({ required: true, pattern: "ip" }),
  region: text({ required: true, max: 64 }),
  zone: referenceTo({ required: true, type: "string" }),
  comp_id: referenceTo({ type: "number" }),
  erate: number({ min: 0, max: 100 }),
});

export const ipServerSet = z.extend(z.partial(ipServerAdd), { id: key({ type: "number" }) });

export const ipServerRow = z.looseObject({
  id: z.number(),
  ip: z.nullish(z.string()),
  local_ip: z.nullish(z.string()),
  region: z.nullish(z.string()),
  zone: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  erate: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface IpServer {
  readonly id: number;
  readonly ip: string;
  readonly local_ip: string;
  readonly region: string;
  readonly zone: string;
  readonly comp_id: number;
  readonly erate: number;
  readonly gmt_create: number;
}

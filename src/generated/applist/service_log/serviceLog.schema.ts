// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const serviceLogRow = z.looseObject({
  id: z.number(),
  gmt_create: z.nullish(z.number()),
  service: z.nullish(z.string()),
  level: z.nullish(z.number()),
  srv: z.nullish(z.string()),
  content: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  trace_id: z.nullish(z.string()),
});

export interface ServiceLog {
  readonly id: number;
  readonly gmt_create: number;
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
  readonly level: 1 | 2 | 3 | 4;
  readonly srv: string;
  readonly content: string;
  readonly comp_id: number;
  readonly trace_id: string;
}

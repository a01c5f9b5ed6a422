// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { envType, serverStatus, serverType, sys } from "../../enums";

export const serverSet = z.extend(
  z.partial(
    z.object({
      name: text({ required: true, max: 64 }),
      type: oneOf({ required: true, of: serverType }),
      sys: oneOf({ required: true, of: sys }),
      env: oneOf({ required: true, of: envType }),
      region: text({ max: 64 }),
      zone: referenceTo({ type: "string" }),
      state: oneOf({ of: serverStatus }),
      grpc_addr: text({ max: 128, pattern: "host" }),
      http_addr: text({ max: 128, pattern: "host" }),
      lic_num: integer({ min: 0 }),
      max_load: integer({ min: 0 }),
      master: flag(),
      utd_addrs: text({ max: 512 }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const serverRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  sys: z.nullish(z.number()),
  env: z.nullish(z.number()),
  region: z.nullish(z.string()),
  zone: z.nullish(z.string()),
  state: z.nullish(z.number()),
  grpc_addr: z.nullish(z.string()),
  http_addr: z.nullish(z.string()),
  lic_num: z.nullish(z.number()),
  max_load: z.nullish(z.number()),
  master: z.nullish(z.literal([0, 1])),
  utd_addrs: z.nullish(z.string()),
  gmt_update: z.nullish(z.number()),
});

export interface Server {
  readonly id: number;
  readonly name: string;
  readonly type:
    | 2
    | 4
    | 5
    | 6
    | 7
    | 8
    | 9
    | 10
    | 11
    | 12
    | 14
    | 15
    | 16
    | 17
    | 18
    | 19
    | 20
    | 21
    | 22
    | 23
    | 24
    | 25
    | 26
    | 27
    | 28
    | 29
    | 30
    | 34;
  readonly sys: 1 | 2 | 3;
  readonly env: 1 | 2;
  readonly region: string;
  readonly zone: string;
  readonly state: 1 | 2;
  readonly grpc_addr: string;
  readonly http_addr: string;
  readonly lic_num: number;
  readonly max_load: number;
  readonly master: 0 | 1;
  readonly utd_addrs: string;
  readonly gmt_update: number;
}

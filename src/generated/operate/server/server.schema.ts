// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { envType, serverStatus, serverType, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const serverSet = z.extend(
  z.partial(
    z.object({
      name: text({ required: true, max: 64 }),
      type: oneOf({ required: true, of: serverType }),
      sys: oneOf({ required: true, of: sys }),
      env: oneOf({ required: true, of: envType }),
      region: text({ max: 64 }),
      zone: referenceTo({ type: "string", of: zoneReference }),
      state: oneOf({ of: serverStatus }),
      grpc_addr: text({ max: 128, pattern: "host" }),
      http_addr: text({ max: 128, pattern: "host" }),
      lic_num: integer({ min: 0 }),
      max_load: integer({ min: 0 }),
      master: flag(),
      utd_addrs: text({ max: 512 }),
    }),
  ),
  { id: key() },
);

export const serverRow = rowOf(z.extend(serverSet, { gmt_update: timestamp() }));

export type Server = z.infer<typeof serverRow>;

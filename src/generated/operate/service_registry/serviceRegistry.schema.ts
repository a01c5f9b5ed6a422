// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { healthState, serverStatus, serverType } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const serviceRegistrySet = z.extend(
  z.partial(
    z.object({
      weight: integer({ min: 0, max: 100 }),
      tags: text({ max: 128 }),
      state: oneOf({ required: true, of: serverStatus }),
    }),
  ),
  { id: key() },
);

export const serviceRegistryRow = rowOf(
  z.extend(serviceRegistrySet, {
    name: text(),
    type: oneOf({ of: serverType }),
    addr: text(),
    zone: referenceTo({ type: "string", of: zoneReference }),
    health_state: oneOf({ of: healthState }),
    gmt_update: timestamp(),
  }),
);

export type ServiceRegistry = z.infer<typeof serviceRegistryRow>;

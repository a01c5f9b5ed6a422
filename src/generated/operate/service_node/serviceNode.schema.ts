// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { healthState, serviceName, serviceState, sys, warningState } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const serviceNodeSet = z.extend(
  z.partial(
    z.object({
      name: text({ required: true, max: 64 }),
      ip: text({ required: true, pattern: "ip" }),
      sys: oneOf({ required: true, of: sys }),
      region: text({ max: 64 }),
      zone: referenceTo({ type: "string", of: zoneReference }),
      pub_state: oneOf({ required: true, of: serviceState }),
    }),
  ),
  { id: key() },
);

export const serviceNodeRow = rowOf(
  z.extend(serviceNodeSet, {
    service: oneOf({ of: serviceName }),
    health_state: oneOf({ of: healthState }),
    warning_state: oneOf({ of: warningState }),
    gmt_update: timestamp(),
  }),
);

export type ServiceNode = z.infer<typeof serviceNodeRow>;

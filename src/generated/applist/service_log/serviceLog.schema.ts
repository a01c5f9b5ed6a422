// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { logLevel, serviceName } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const serviceLogRow = rowOf(
  z.object({
    id: key(),
    gmt_create: timestamp(),
    service: oneOf({ of: serviceName }),
    level: oneOf({ of: logLevel }),
    srv: text(),
    content: text(),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    trace_id: text(),
  }),
);

export type ServiceLog = z.infer<typeof serviceLogRow>;

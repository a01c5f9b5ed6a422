// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { alarmType, notifyType, openState } from "../../enums";
import { appReference } from "../app/app.reference";
import { msgTemplateReference } from "../msg_template/msgTemplate.reference";
import { msgEventCalls } from "./msgEvent.calls";

export const msgEventImporter = {
  call: msgEventCalls.add,
  natural: ["app_id", "type"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "app_id",
      as: "reference",
      of: appReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "type",
      as: "enum",
      of: alarmType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: alarmType } },
    },
    {
      name: "notify_type",
      as: "enum",
      of: notifyType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: notifyType } },
    },
    {
      name: "template_id",
      as: "reference",
      of: msgTemplateReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
    { name: "time_range", as: "text", schema: { builder: "timeRange", args: {} } },
    { name: "interval", as: "number", schema: { builder: "integer", args: { min: 0 } } },
    { name: "delay", as: "number", schema: { builder: "integer", args: { min: 0 } } },
    {
      name: "state",
      as: "enum",
      of: openState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: openState } },
    },
  ],
} satisfies Importer;

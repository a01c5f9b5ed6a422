// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { publishState } from "../../enums";
import { appReference } from "../app/app.reference";
import { appVersionCalls } from "./appVersion.calls";

export const appVersionImporter = {
  call: appVersionCalls.add,
  natural: ["app_id", "ver"],
  fields: [
    {
      name: "app_id",
      as: "reference",
      of: appReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    {
      name: "ver",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 32, pattern: "version" } },
    },
    { name: "force", as: "flag", schema: { builder: "flag", args: {} } },
    {
      name: "state",
      as: "enum",
      of: publishState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: publishState } },
    },
  ],
} satisfies Importer;

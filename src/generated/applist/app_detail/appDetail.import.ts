// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { clientType, publishState } from "../../enums";
import { appReference } from "../app/app.reference";
import { appDetailCalls } from "./appDetail.calls";

export const appDetailImporter = {
  call: appDetailCalls.add,
  natural: ["app_id", "client_type"],
  fields: [
    {
      name: "app_id",
      as: "reference",
      of: appReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "client_type",
      as: "enum",
      of: clientType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: clientType } },
    },
    {
      name: "app_packet",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 128, pattern: "package" } },
    },
    { name: "rela_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
    {
      name: "state",
      as: "enum",
      of: publishState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: publishState } },
    },
  ],
} satisfies Importer;

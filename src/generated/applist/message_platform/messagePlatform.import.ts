// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { clientType, openType } from "../../enums";
import { appReference } from "../app/app.reference";
import { messagePlatformCalls } from "./messagePlatform.calls";

export const messagePlatformImporter = {
  call: messagePlatformCalls.add,
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
    { name: "access_id", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 128 } } },
    { name: "access_key", as: "text", schema: { builder: "secret", args: { max: 256 } } },
    { name: "secret_key", as: "text", schema: { builder: "secret", args: { max: 256 } } },
    { name: "secret_file", as: "text", schema: { builder: "url", args: {} } },
    { name: "xm_ch_id", as: "text", schema: { builder: "text", args: { when: { client_type: [2] }, max: 64 } } },
    { name: "oppo_ch_id", as: "text", schema: { builder: "text", args: { when: { client_type: [2] }, max: 64 } } },
    { name: "open_type", as: "enum", of: openType, schema: { builder: "oneOf", args: { of: openType } } },
    {
      name: "open_param",
      as: "text",
      schema: { builder: "text", args: { required: true, when: { open_type: [2, 3] }, max: 256 } },
    },
  ],
} satisfies Importer;

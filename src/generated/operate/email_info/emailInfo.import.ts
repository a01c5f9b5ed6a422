// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { emailLinkType, openState, sys } from "../../enums";
import { emailInfoCalls } from "./emailInfo.calls";

export const emailInfoImporter = {
  call: emailInfoCalls.add,
  natural: ["sys", "link_type", "link"],
  fields: [
    {
      name: "sys",
      as: "enum",
      of: sys,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: sys } },
    },
    { name: "link", as: "text", required: true, schema: { builder: "email", args: { required: true } } },
    {
      name: "link_type",
      as: "enum",
      of: emailLinkType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: emailLinkType } },
    },
    {
      name: "state",
      as: "enum",
      of: openState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: openState } },
    },
  ],
} satisfies Importer;

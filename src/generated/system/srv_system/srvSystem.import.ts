// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { deployState, sys } from "../../enums";
import { srvSystemCalls } from "./srvSystem.calls";

export const srvSystemImporter = {
  call: srvSystemCalls.add,
  natural: ["sys"],
  fields: [
    {
      name: "sys",
      as: "enum",
      of: sys,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: sys } },
    },
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "domain", as: "text", schema: { builder: "text", args: { max: 128, pattern: "host" } } },
    {
      name: "state",
      as: "enum",
      of: deployState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: deployState } },
    },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;

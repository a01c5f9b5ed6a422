// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { ownerCalls } from "./owner.calls";
import { ownerAdd } from "./owner.schema";

export const ownerImporter = {
  call: ownerCalls.add,
  handedAs: "owner",
  natural: ["room_id"],
  fields: ownerAdd,
} satisfies Importer;

// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { thirdPartyCalls } from "./thirdParty.calls";
import { thirdPartyAdd } from "./thirdParty.schema";

export const thirdPartyImporter = {
  call: thirdPartyCalls.add,
  checkedAs: "third_party",
  natural: ["name", "comp_id"],
  fields: thirdPartyAdd,
} satisfies Importer;

// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { emailInfoCalls } from "./emailInfo.calls";
import { emailInfoAdd } from "./emailInfo.schema";

export const emailInfoImporter = {
  call: emailInfoCalls.add,
  handedAs: "email_info",
  natural: ["sys", "link_type", "link"],
  fields: emailInfoAdd,
} satisfies Importer;

// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice } from "pilothouse/wire";
import type { publishState } from "../../enums";
import type { Crate } from "./crate.schema";

export const crateCalls = {
  list: bearer.list<Crate>("/lab/crate/list"),
  export_add: bearer.call("export_add", "/lab/crate/export/add", { state: choice<typeof publishState>("integer") }),
  export_list: bearer.call("export_list", "/lab/crate/export/list"),
  import_add: bearer.call("import_add", "/lab/crate/import/add", {
    code: "text",
    state: choice<typeof publishState>("integer"),
    price: "text",
    sealed: "boolean",
  }),
  import_get: bearer.call("import_get", "/lab/crate/import/get"),
} satisfies Calls;

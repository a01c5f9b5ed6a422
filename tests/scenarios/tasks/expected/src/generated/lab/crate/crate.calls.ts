// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Crate } from "./crate.schema";

export const crateCalls = {
  list: bearer.list<Crate>("/lab/crate/list"),
  export_add: bearer.call<{ readonly state: 1 | 2 }>("export_add", "/lab/crate/export/add", { state: "integer" }),
  export_list: bearer.call("export_list", "/lab/crate/export/list", {}),
  import_add: bearer.call<{
    readonly code: string;
    readonly state: 1 | 2;
    readonly price: string;
    readonly sealed: 0 | 1;
  }>("import_add", "/lab/crate/import/add", { code: "text", state: "integer", price: "text", sealed: "boolean" }),
  import_get: bearer.call("import_get", "/lab/crate/import/get", {}),
} satisfies Calls;

import type { ResourceModel } from "../model/Model";
import { type GeneratedFile, importedType, satisfies, table } from "../printing";
import { callCode } from "./callCode";
import type { Catalog } from "./Catalog";
import { partOf } from "./places";

/** `<camel>.calls.ts`: its calls with their whole paths, and the types of their parameters. */
export const emitCalls = (resource: ResourceModel, catalog: Catalog): GeneratedFile => ({
  path: `${partOf(resource, "calls")}.ts`,
  source: resource.file,
  statements: [
    {
      form: "constant",
      name: `${resource.names.camel}Calls`,
      value: satisfies(
        table(resource.calls.map((of) => [of.name, callCode(resource, catalog, of)])),
        importedType("Calls", "pilothouse/wire"),
      ),
    },
  ],
});

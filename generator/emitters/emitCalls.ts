import type { ResourceModel } from "../model/Model";
import { constant, type GeneratedFile, table } from "../printing";
import { callCode } from "./callCode";
import type { Catalog } from "./Catalog";
import { partOf } from "./places";
import { wireTyped } from "./valueCode";

/** `<camel>.calls.ts`: its calls with their whole paths, and the types of their parameters. */
export const emitCalls = (resource: ResourceModel, catalog: Catalog): GeneratedFile => ({
  path: `${partOf(resource, "calls")}.ts`,
  source: resource.file,
  statements: [
    constant(
      `${resource.names.camel}Calls`,
      wireTyped(table(resource.calls.map((of) => [of.name, callCode(resource, catalog, of)])), "Calls"),
    ),
  ],
});

import type { ResourceModel } from "../model/Model";
import { constant, type GeneratedFile, literal, table } from "../printing";
import { callCode, wireNamesConstant } from "./callCode";
import type { Catalog } from "./Catalog";
import { resourceModule } from "./places";
import { satisfyWireType } from "./valueCode";

/** The names that fields and parameters have on the wire. */
const namesConstant = (resource: ResourceModel) => {
  const name = wireNamesConstant(resource);
  return name === null ? [] : [constant(name, satisfyWireType(literal(resource.wireNames), "WireNames"))];
};

/** `<camel>.calls.ts`: the calls with their full paths, and the types of their parameters. */
export const emitCalls = (resource: ResourceModel, catalog: Catalog): GeneratedFile => ({
  path: `${resourceModule(resource, "calls")}.ts`,
  source: resource.file,
  statements: [
    ...namesConstant(resource),
    constant(
      `${resource.names.camel}Calls`,
      satisfyWireType(table(resource.calls.map((of) => [of.name, callCode(resource, catalog, of)])), "Calls"),
    ),
  ],
});

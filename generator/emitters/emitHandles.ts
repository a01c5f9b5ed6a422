import { HANDLES, handleModule, RESOURCES } from "../layout";
import { constant, type GeneratedFile, imported, table } from "../printing";
import type { Catalog } from "./Catalog";

/** `platform/generated/resources.ts`: the handle of every resource by its name. */
export const emitHandles = ({ model }: Catalog): GeneratedFile => ({
  path: `${HANDLES}/resources.ts`,
  source: `${RESOURCES}/`,
  statements: [
    constant(
      "resources",
      table(model.resources.map((one) => [one.name, imported(one.names.camel, handleModule(one))])),
    ),
  ],
});

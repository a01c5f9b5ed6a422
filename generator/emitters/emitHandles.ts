import { HANDLES_FOLDER, handleModule, RESOURCES_FOLDER } from "../layout";
import { constant, type GeneratedFile, imported, table } from "../printing";
import type { Catalog } from "./Catalog";

/** `platform/generated/resources.ts`: the handle of every resource by its name. */
export const emitHandles = ({ model }: Catalog): GeneratedFile => ({
  path: `${HANDLES_FOLDER}/resources.ts`,
  source: `${RESOURCES_FOLDER}/`,
  statements: [
    constant(
      "resources",
      table(model.resources.map((one) => [one.name, imported(one.names.camel, handleModule(one))])),
    ),
  ],
});

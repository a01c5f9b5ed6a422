import type { ResourceModel } from "../model/Model";
import { type GeneratedFile, importedType, literal, object, satisfies } from "../printing";
import { partOf } from "./places";
import { entryUnless, titlesEntry } from "./entries";

/** `<camel>.reference.ts`: the little that other screens need to pick, name and link one of its records. */
export const emitReference = (resource: ResourceModel): GeneratedFile => ({
  path: `${partOf(resource, "reference")}.ts`,
  source: resource.file,
  statements: [
    {
      form: "constant",
      name: `${resource.names.camel}Reference`,
      value: satisfies(
        object([
          ["resource", literal(resource.name)],
          ["path", literal(resource.path)],
          ["key", literal(resource.key)],
          ["title", literal(resource.title)],
          ...titlesEntry(resource),
          ...entryUnless(null, "parent", resource.tree?.parent ?? null),
        ]),
        importedType("Reference", "pilothouse/wire"),
      ),
    },
  ],
});

import { hasAlikeNames } from "../model/alike";
import type { ResourceModel } from "../model/Model";
import { constant, type GeneratedFile, literal, object } from "../printing";
import { partOf } from "./places";
import { entryUnless, titlesEntry } from "./entries";
import { wireTyped } from "./valueCode";

/** `<camel>.reference.ts`: what other screens need to pick a record of it, name it and link to it. */
export const emitReference = (resource: ResourceModel): GeneratedFile => ({
  path: `${partOf(resource, "reference")}.ts`,
  source: resource.file,
  statements: [
    constant(
      `${resource.names.camel}Reference`,
      wireTyped(
        object([
          ["resource", literal(resource.name)],
          ["path", literal(resource.path)],
          ["key", literal(resource.key)],
          ["title", literal(resource.title)],
          ...titlesEntry(resource),
          ...entryUnless(false, "alike", hasAlikeNames(resource)),
          ...entryUnless(null, "parent", resource.tree?.parent ?? null),
        ]),
        "Reference",
      ),
    ),
  ],
});

import { hasAlikeNames } from "../model/alike";
import type { ResourceModel } from "../model/Model";
import { type Entry, type GeneratedFile, literal, object } from "../printing";
import { resourceModule } from "./places";
import { dataEntry, entryUnlessDefault, titlesEntry } from "./entries";
import { typedFile } from "./valueCode";

/** The menu keys that open the list and the records of the resource, if it has a screen. */
const accessEntry = ({ path, access: { list, get } }: ResourceModel): readonly Entry[] =>
  path === null ? [] : dataEntry("access", { ...(list && { list }), ...(get && { get }) });

/** `<camel>.reference.ts`: what other screens need to pick a record of the resource, name it and link to it. */
export const emitReference = (resource: ResourceModel): GeneratedFile => {
  const value = object([
    ["resource", literal(resource.name)],
    ["path", literal(resource.path)],
    ["key", literal(resource.key)],
    ["title", literal(resource.title)],
    ...accessEntry(resource),
    ...titlesEntry(resource),
    ...entryUnlessDefault(false, "alike", hasAlikeNames(resource)),
    ...entryUnlessDefault(false, "within", resource.within !== null),
    ...entryUnlessDefault(null, "parent", resource.tree?.parent ?? null),
    ...entryUnlessDefault(null, "order", resource.tree?.order ?? null),
  ]);
  const name = `${resource.names.camel}Reference`;
  return typedFile(resourceModule(resource, "reference"), resource.file, name, "Reference", value);
};

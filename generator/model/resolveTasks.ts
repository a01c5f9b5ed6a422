// Tasks follow from calls of known names: import_add, import_get or import_list; export_add, export_get or export_list.
import type { Definition } from "../definition/Definition";
import type { Links } from "./Links";
import { uniqueFields } from "./scope";
import type { ExportingModel, ImportingModel, ViewsModel } from "./Model";

/** The first of `unique`, or a key that people give. */
const naturalOf = ({ unique, fields }: Definition, key: string): readonly string[] => {
  const [first] = unique ?? [];
  if (first !== undefined) return uniqueFields(first);
  return fields.get(key)?.required === true ? [key] : [];
};

const followOf = ({ calls }: Definition, task: "import" | "export"): string | null =>
  [`${task}_get`, `${task}_list`].find((name) => calls.has(name)) ?? null;

/**
 * Offered where the platform has a call for it, and for plain records that a file can tell apart: without that, the same
 * file twice would make each of them twice. A tree is built by hand, since a row would come before its parent.
 */
export const resolveImporting = (definition: Definition, key: string): ImportingModel | null => {
  const { calls, tree, views } = definition;
  const natural = naturalOf(definition, key);
  const plain = calls.has("add") && calls.has("list") && natural.length > 0 && tree === undefined;
  const wanted = views?.list?.import ?? (calls.has("import_add") || plain);
  if (!wanted || (!calls.has("import_add") && !calls.has("add"))) return null;
  return {
    call: calls.has("import_add") ? "import_add" : "add",
    follow: calls.has("import_add") ? followOf(definition, "import") : null,
    natural,
  };
};

export const resolveExporting = (definition: Definition, links: Links, { list }: ViewsModel): ExportingModel | null => {
  const follow = followOf(definition, "export");
  if (!definition.calls.has("export_add") || follow === null) return null;
  const ranges = list.filters.filter((name) => {
    const field = definition.fields.get(name);
    return field !== undefined && links.facts(field)?.role === "moment";
  });
  const range = ranges.find((name) => name === list.sort.field) ?? ranges[0] ?? null;
  return { add: "export_add", follow, range };
};

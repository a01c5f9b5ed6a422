// Imports and exports are derived from calls with known names.
import type { Definition } from "../definition/Definition";
import { isEncrypted } from "./checkEncryptedFields";
import type { Lookup } from "./Lookup";
import { uniqueFieldNames } from "./scope";
import { TASK_CALLS } from "./taskCalls";
import type { ExportingModel, ImportingModel, ViewsModel } from "./Model";

/** The first of `unique`, or a key that people choose themselves. */
const naturalOf = ({ unique, fields }: Definition, key: string): readonly string[] => {
  const [first] = unique ?? [];
  if (first !== undefined) return uniqueFieldNames(first);
  return fields.get(key)?.required === true ? [key] : [];
};

/**
 * Whether the import hands rows to the call directly. Otherwise rows wait in the store until they are imported, and
 * secrets must not wait there in plain text.
 */
const isHanded = ({ calls, fields }: Definition, lookup: Lookup): boolean =>
  lookup.definitions.host?.rows !== undefined &&
  !calls.has(TASK_CALLS.addImport) &&
  ![...fields.values()].some((field) => isEncrypted(field, lookup));

/**
 * Resolves the import: of a call for many rows, or of plain records with a unique value. Without a unique value,
 * importing a file twice would create each record twice. Trees have no import, because a row might precede its parent.
 */
export const resolveImporting = (definition: Definition, lookup: Lookup, key: string): ImportingModel | null => {
  const { calls, tree, views } = definition;
  const natural = naturalOf(definition, key);
  const plain = calls.has("add") && calls.has("list") && natural.length > 0 && tree === undefined;
  const wanted = views?.list?.import ?? (calls.has(TASK_CALLS.addImport) || plain);
  if (!lookup.definitions.console.features.includes("import")) return null;
  if (!wanted || (!calls.has(TASK_CALLS.addImport) && !calls.has("add"))) return null;
  return {
    call: calls.has(TASK_CALLS.addImport) ? TASK_CALLS.addImport : "add",
    handed: isHanded(definition, lookup),
    natural,
    // A call for many rows has its own rules, and only adds records.
    updates: !calls.has(TASK_CALLS.addImport) && calls.has("set"),
  };
};

export const resolveExporting = (definition: Definition, lookup: Lookup, views: ViewsModel): ExportingModel | null => {
  const follow = [TASK_CALLS.getExport, TASK_CALLS.listExports].find((name) => definition.calls.has(name));
  if (!definition.calls.has(TASK_CALLS.addExport) || follow === undefined) return null;
  // The time must be required: a row without it would be in no range, and so in no export.
  const ranges = views.list.filters.filter((name) => {
    const field = definition.fields.get(name);
    if (field === undefined || lookup.facts(field)?.role !== "moment") return false;
    return field.required === true || field.options.stamp !== undefined;
  });
  const range = ranges.find((name) => name === views.list.sort.field) ?? ranges[0] ?? null;
  return { add: TASK_CALLS.addExport, follow, range };
};

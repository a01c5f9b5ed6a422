// Finds rows that need each other.
import { isReferenceField, type OwnField, type OwnResource } from "./OwnResource";

/** A row that needs a row that needs this row can never be created, so one of them is not required. */
export const breakRequiredCycles = (resources: readonly OwnResource[]): readonly OwnResource[] => {
  const needs = new Map<string, Set<string>>();
  const leads = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(needs.get(from) ?? [])].some((next) => leads(next, to, seen));
  };
  return resources.map((resource) => ({
    ...resource,
    fields: resource.fields.map((one): OwnField => {
      const to = String(one.field.options.to ?? "");
      if (!one.field.isRequired || to === "" || !isReferenceField(one.field)) return one;
      if (leads(to, resource.name)) return { ...one, field: { ...one.field, isRequired: false } };
      needs.set(resource.name, (needs.get(resource.name) ?? new Set()).add(to));
      return one;
    }),
  }));
};

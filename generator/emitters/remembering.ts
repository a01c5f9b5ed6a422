// For a generator that runs for hours: what was emitted for a resource is kept until something it reads changes.
import type { Model, ResourceModel } from "../model/Model";
import type { GeneratedFile } from "../printing";
import type { Catalog } from "./Catalog";

type EmitResource = (resource: ResourceModel, catalog: Catalog) => readonly GeneratedFile[];

interface Kept {
  readonly own: string;
  readonly shared: string;
  readonly files: readonly GeneratedFile[];
}

/** All that a resource's files take from others: enumerations, and how other resources are named and found. */
const sharedPart = ({ enums, resources }: Model): string =>
  JSON.stringify([
    enums,
    resources.map(({ name, section, names, path, key, title }) => [name, section, names, path, key, title]),
  ]);

/** Wraps the emitter of a resource; equal input gives the very same files again. */
export const remembering = (emitResource: EmitResource): EmitResource => {
  const kept = new Map<string, Kept>();
  const parts = new WeakMap<Model, string>();
  return (resource, catalog) => {
    const shared = parts.get(catalog.model) ?? sharedPart(catalog.model);
    parts.set(catalog.model, shared);
    const own = JSON.stringify(resource);
    const last = kept.get(resource.name);
    if (last?.own === own && last.shared === shared) return last.files;
    const files = emitResource(resource, catalog);
    kept.set(resource.name, { own, shared, files });
    return files;
  };
};

import type { Call, Calls, ResourceProps, Section, Sections } from "../wire/contract";

/** Null if no section has the resource. */
export interface Registry {
  /** null if no section has the resource. */
  find(resource: string): Promise<ResourceProps | null>;
}

/** @throws Error if the definition has no such call, which would be a bug of the screen */
export function callNamed(calls: Calls, resource: string, name: string): Call {
  const call = calls[name];
  if (call === undefined) {
    throw new Error(`${resource} has no call "${name}".`);
  }
  return call;
}

export function createRegistry(sections: Sections): Registry {
  const loading = new Map<string, Promise<Section>>();
  const sectionOf = new Map(
    Object.entries(sections).flatMap(([name, { resources }]) => resources.map((resource) => [resource, name])),
  );

  function load(name: string): Promise<Section> | null {
    const known = loading.get(name) ?? sections[name]?.load();
    if (known === undefined) {
      return null;
    }
    loading.set(name, known);
    // After a failed load, the next caller tries again.
    known.catch(() => loading.delete(name));
    return known;
  }

  return {
    async find(resource) {
      const section = await load(sectionOf.get(resource) ?? "");
      return section?.resources[resource] ?? null;
    },
  };
}

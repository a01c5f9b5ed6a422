import type { Call, Calls, ResourceProps, Sections } from "../wire/contract";

export interface Registry {
  /** Null if no section has the resource. */
  find(resource: string): Promise<ResourceProps | null>;
}

/** @throws Error if the definition has no such call, which would be a bug of the screen */
export function findCall(calls: Calls, resource: string, name: string): Call {
  const call = calls[name];
  if (call === undefined) throw new Error(`${resource} has no call "${name}".`);
  return call;
}

/** A section is loaded only once, because it is a module. */
export function createRegistry(sections: Sections): Registry {
  const sectionOf = new Map(
    Object.entries(sections).flatMap(([name, { resources }]) => resources.map((resource) => [resource, name])),
  );
  return {
    async find(resource) {
      const section = await sections[sectionOf.get(resource) ?? ""]?.load();
      return section?.resources[resource] ?? null;
    },
  };
}

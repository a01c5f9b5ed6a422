import type { Call, Calls, ResourceProps, Section, Sections } from "../wire/contract";

/** Finds resources and their calls; a section is loaded when one of its resources is first asked for. */
export interface Registry {
  /** null when no section has it. */
  find(resource: string): Promise<ResourceProps | null>;
  calls(resource: string): Promise<Calls>;
}

/** @throws Error when the resource's definition declares no such call: a screen asked for what is not there */
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
    // A chunk that could not be fetched is asked for again the next time.
    known.catch(() => loading.delete(name));
    return known;
  }

  async function find(resource: string): Promise<ResourceProps | null> {
    const section = await load(sectionOf.get(resource) ?? "");
    return section?.resources[resource] ?? null;
  }

  return {
    find,
    async calls(resource) {
      const props = await find(resource);
      if (props === null) {
        throw new Error(`There is no resource "${resource}".`);
      }
      return props.calls();
    },
  };
}

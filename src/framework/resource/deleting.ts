// What deleting records would do. The platform counts it before anything is asked.
import { servesRest } from "../wire/HostInside";
import { type Facts, factsIn } from "../wire/readAnswer";
import type { Payload } from "../wire/contract";

const RESOURCE = "deleting";

/** Some records by their keys, or all that match the filters of a list. */
export type Meant = { readonly keys: readonly (string | number)[] } | { readonly filters: Payload };

/** Null where the platform does not count, or could not. Then whoever deletes is told so. */
export const countDeletion = async (resource: string, meant: Meant): Promise<Facts | null> => {
  if (!servesRest(RESOURCE)) return null;
  try {
    const { simpleRest } = await import("../providers/restProvider");
    return factsIn((await simpleRest().create(RESOURCE, { data: { resource, ...meant } })).data);
  } catch (error) {
    console.warn(error);
    return null;
  }
};

// Requests the effects of a deletion before the dialog asks.
import { servesRest } from "../wire/HostInside";
import { type Facts, factsIn } from "../wire/readAnswer";
import type { Payload } from "../wire/contract";

const RESOURCE = "deleting";

/** Records by their keys, or all records that match a list's filters. */
export type RecordsToDelete = { readonly keys: readonly (string | number)[] } | { readonly filters: Payload };

/** Null if the platform does not count, or if counting failed. The dialog then says so. */
export const countDeletion = async (resource: string, meant: RecordsToDelete): Promise<Facts | null> => {
  if (!servesRest(RESOURCE)) return null;
  try {
    const { simpleRest } = await import("../providers/restProvider");
    return factsIn((await simpleRest().create(RESOURCE, { data: { resource, ...meant } })).data);
  } catch (error) {
    console.warn(error);
    return null;
  }
};

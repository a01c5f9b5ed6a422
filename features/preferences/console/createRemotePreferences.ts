// The platform's copy of a person's preferences, through ra-data-simple-rest.
import type { RemotePreferences, StoredPreferences } from "./synchronizePreferences";
import { factsIn, rowsIn, textIn } from "../../../src/framework/wire/readAnswer";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { simpleRest } from "../../../src/framework/providers/restProvider";

const RESOURCE = "preferences";
const AT_ONCE = 200;
const GONE = 404;

const storedIn = (row: unknown): StoredPreferences => {
  const { id, value } = factsIn(row);
  return { name: textIn(id), value };
};

/** Sends the token of this moment, even if another account signs in on this page later. */
export const createRemotePreferences = (token: () => string): RemotePreferences => {
  const rest = simpleRest({ token, quiet: true });
  const page = (at: number) =>
    rest.getList(RESOURCE, {
      pagination: { page: at, perPage: AT_ONCE },
      sort: { field: "id", order: "ASC" },
      filter: {},
    });
  return {
    async list() {
      const found: StoredPreferences[] = [];
      for (let at = 1; ; at += 1) {
        const { data, total = 0 } = await page(at);
        found.push(...rowsIn(data).map(storedIn));
        if (data.length === 0 || found.length >= total) return found;
      }
    },
    async put(name, value) {
      await rest.update(RESOURCE, { id: name, data: { value }, previousData: { id: name } });
    },
    async remove(name) {
      try {
        await rest.delete(RESOURCE, { id: name });
      } catch (error) {
        // Another browser has also removed the preference.
        if (!(error instanceof WireFailure) || error.code !== GONE) throw error;
      }
    },
  };
};

// The platform's copy of a person's preferences, through ra-data-simple-rest.
import { ChangedMeanwhile, type Shelf, type Stored } from "../preferences/synchronize";
import { factsIn, numberIn, rowsIn, textIn } from "../wire/readAnswer";
import { WireFailure } from "../wire/WireFailure";
import { simpleRest } from "./restProvider";

const RESOURCE = "preferences";
const AT_ONCE = 200;
const CHANGED = 412;
const GONE = 404;

const storedIn = (row: unknown): Stored => {
  const { id, value, row_version } = factsIn(row);
  return { name: textIn(id), value, version: numberIn(row_version) };
};

const isFailure = (error: unknown, code: number): error is WireFailure =>
  error instanceof WireFailure && error.code === code;

/** Uses the token that is answered, even if another account signs in on the page later. */
export const preferenceShelf = (token: () => string): Shelf => {
  const rest = simpleRest({ token, quiet: true });
  const page = (at: number) =>
    rest.getList(RESOURCE, {
      pagination: { page: at, perPage: AT_ONCE },
      sort: { field: "id", order: "ASC" },
      filter: {},
    });
  return {
    async list() {
      const found: Stored[] = [];
      for (let at = 1; ; at += 1) {
        const { data, total = 0 } = await page(at);
        found.push(...rowsIn(data).map(storedIn));
        if (data.length === 0 || found.length >= total) return found;
      }
    },
    async put(name, value, seen) {
      try {
        const data = { value, row_version: seen };
        return storedIn((await rest.update(RESOURCE, { id: name, data, previousData: { id: name } })).data);
      } catch (error) {
        if (!isFailure(error, CHANGED)) throw error;
        const { record } = factsIn(error.data);
        throw new ChangedMeanwhile(record === null ? null : storedIn(record));
      }
    },
    async remove(name) {
      try {
        await rest.delete(RESOURCE, { id: name });
      } catch (error) {
        // Another browser has removed it too.
        if (!isFailure(error, GONE)) throw error;
      }
    },
  };
};

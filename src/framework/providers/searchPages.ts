// Searches the pages of a list for records, on hosts that do not find records by their keys.
import { HttpError } from "ra-core";
import type { Answer } from "../wire/answer";
import { host } from "../wire/Host";
import type { PagePosition } from "../wire/listAnswer";
import { type Facts, rowsIn } from "../wire/readAnswer";
import { keySearch } from "../wire/keySearch";

const SIZE = 100;

/** Answers fewer rows than `wanted` if the list has no more. @throws HttpError if it has too many pages */
export const searchPages = async (
  ask: (place: PagePosition) => Promise<Answer<readonly unknown[]>>,
  isIt: (row: Facts) => boolean,
  wanted: number,
): Promise<readonly Facts[]> => {
  const found: Facts[] = [];
  const pages = host().dialect?.seek ?? 50;
  let seen = 0;
  let before = "";
  try {
    for (let page = 1; page <= pages; page += 1) {
      keySearch.notify({ page, pages });
      const { data, count, isMore } = await ask({ page, size: SIZE });
      const rows = rowsIn(data);
      const first = JSON.stringify(rows[0]);
      // The host answers the same page again.
      if (rows.length === 0 || first === before) return found;
      found.push(...rows.filter(isIt));
      seen += rows.length;
      if (found.length >= wanted || (isMore !== true && seen >= count)) return found;
      before = first;
    }
  } finally {
    keySearch.notify(null);
  }
  throw new HttpError("form.unfoundTitle", 404, { unfound: pages });
};

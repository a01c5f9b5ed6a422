// What goes with a person to another browser. Everything else in the store stays in this one:
//   selectedIds                 belongs to the tab and the session
//   listParams                  where a list was left: page, filters and sort, which the address has too
//   columns.all                 whether columns scroll here, which depends on the width of this screen
//   folded                      keys of records, as many as there are
//   search.visits               what was opened here, which changes with every page
// Drafts, wizards, imports under way, followed tasks and the session are in no store of preferences at all.
const WHOLE = new Set([
  "appearance",
  "locale",
  "kit.density",
  "kit.dates",
  "kit.zone",
  "sidebar.mini",
  "sidebar.unfolded",
]);
/** Of one list: `device.columns`. */
const OF_LIST = /^[\w-]+\.(columns|savedFilters|perPage|importColumns)$/;

export const isPersonal = (key: string): boolean => WHOLE.has(key) || OF_LIST.test(key);

const PAGE_SIZE = /^(.+)\.perPage$/;

/** The key under which react-admin keeps where a list was left, for the key of its page size; null for every other key. */
export const listParamsOf = (key: string): string | null => {
  const [, list] = PAGE_SIZE.exec(key) ?? [];
  return list === undefined ? null : `${list}.listParams`;
};

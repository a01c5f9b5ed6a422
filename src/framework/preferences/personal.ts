// Decides which preferences follow a person to other browsers. All others stay in this browser:
//   selectedIds: only for the tab and session
//   listParams: where a list was left: page, filters and sort, which the address also has
//   columns.all: whether columns scroll, which depends on the width of this screen
//   folded: keys of records, which can be many
//   search.visits: what was opened here, which changes with every page
// Drafts, wizards, running imports, followed tasks and the session are not preferences.
const WHOLE = new Set([
  "appearance",
  "locale",
  "kit.density",
  "kit.dates",
  "kit.zone",
  "sidebar.mini",
  "sidebar.unfolded",
]);
/** Preferences of one list, such as `device.columns`. */
const OF_LIST = /^[\w-]+\.(columns|savedFilters|perPage|importColumns)$/;

export const isPersonalPreference = (key: string): boolean => WHOLE.has(key) || OF_LIST.test(key);

const PAGE_SIZE = /^(.+)\.perPage$/;

/** For the key of a page size: the key under which react-admin keeps where the list was left. Null for other keys. */
export const listParamsOf = (key: string): string | null => {
  const [, list] = PAGE_SIZE.exec(key) ?? [];
  return list === undefined ? null : `${list}.listParams`;
};

// The limits on one request, from the settings. A refusal names the limit. Headers are not trusted for this.

import type { Settings } from "../settings/settings";

export const limitsOf = (settings: Settings) => ({
  unsignedBytes: settings.MOST_UNSIGNED_BODY,
  legacyBytes: settings.MOST_LEGACY_BODY,
  bodyBytes: settings.MOST_BODY,
  uploadBytes: settings.MOST_UPLOAD,
  depth: settings.MOST_DEPTH,
  values: settings.MOST_VALUES,
  listValues: settings.MOST_LIST_VALUES,
  textLength: settings.MOST_TEXT,
  filterLength: settings.MOST_FILTER_TEXT,
  filterValues: settings.MOST_FILTER_VALUES,
  pageSize: settings.MOST_PAGE_SIZE,
  pageIndex: settings.MOST_PAGES,
});

export type Limits = Readonly<ReturnType<typeof limitsOf>>;

const UNITS = [
  ["GB", 1024 ** 3],
  ["MB", 1024 ** 2],
  ["KB", 1024],
] as const;

/** A size as text for people, such as `64 KB`. */
export const formatSize = (bytes: number): string => {
  const [unit, size] = UNITS.find(([, one]) => bytes >= one) ?? ["B", 1];
  return `${Math.round((bytes / size) * 10) / 10} ${unit}`;
};

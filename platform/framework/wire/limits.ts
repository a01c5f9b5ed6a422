// How much one request may ask for. Every limit is told when it is met, and none of them trusts what a header says.

import { WORKBOOK } from "../../../src/framework/sheet/guard";
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

const MB = 1024 ** 2;

/** As the guard before every reader has it, and how much memory the thread may take that reads. */
export const workbookOf = (settings: Settings) => ({
  ...WORKBOOK,
  inflated: settings.MOST_WORKBOOK_INFLATED,
  strings: settings.MOST_WORKBOOK_STRINGS,
  rows: settings.MOST_WORKBOOK_ROWS,
  time: settings.MOST_WORKBOOK_TIME * 1000,
  memory: settings.MOST_WORKBOOK_MEMORY / MB,
});

export type PlatformWorkbook = Readonly<ReturnType<typeof workbookOf>>;
export type Limits = Readonly<ReturnType<typeof limitsOf>>;

const UNITS = [
  ["GB", 1024 ** 3],
  ["MB", 1024 ** 2],
  ["KB", 1024],
] as const;

/** `64 KB`, as people read it. */
export const formatSize = (bytes: number): string => {
  const [unit, size] = UNITS.find(([, one]) => bytes >= one) ?? ["B", 1];
  return `${Math.round((bytes / size) * 10) / 10} ${unit}`;
};

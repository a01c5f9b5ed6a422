// The limits on workbooks that people upload, from the settings.
import type { Settings } from "../../../platform/framework/settings/settings";
import { DEFAULT_WORKBOOK_LIMITS } from "../book/guard";

const MB = 1024 ** 2;

/**
 * The limits on an uploaded workbook, and on the worker thread that reads it: `time` in milliseconds, `memory` in MB.
 */
export const workbookLimits = (settings: Settings) => ({
  ...DEFAULT_WORKBOOK_LIMITS,
  inflated: settings.MOST_WORKBOOK_INFLATED,
  strings: settings.MOST_WORKBOOK_STRINGS,
  rows: settings.MOST_WORKBOOK_ROWS,
  time: settings.MOST_WORKBOOK_TIME * 1000,
  memory: settings.MOST_WORKBOOK_MEMORY / MB,
});

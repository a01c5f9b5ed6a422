// Settings that limit the number and the size of requests.
import { bytes, duration, wholeNumber } from "./kinds";
import { setting } from "./Setting";

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;
const since = "0.1";

export const LIMITS = {
  ACCOUNT_REQUESTS: setting(wholeNumber(60, 10_000_000), 3000, {
    about:
      "Most requests of one account in a minute, and at once. A request that takes the platform longer than 10 ms counts as several",
    since,
  }),
  ADDRESS_REQUESTS: setting(wholeNumber(60, 10_000_000), 1200, {
    about:
      "Most requests of one address in a minute without a token, or with a refused token. A request that takes the platform longer than 10 ms counts as several",
    since,
  }),
  MOST_UNSIGNED_BODY: setting(bytes(4 * KB, MB), 64 * KB, {
    about: "Largest body of a request without a token in a header",
    since,
  }),
  MOST_LEGACY_BODY: setting(bytes(64 * KB, 64 * MB), 2 * MB, {
    about: "Largest body of a legacy call, which contains its token",
    since,
  }),
  MOST_BODY: setting(bytes(64 * KB, 64 * MB), 4 * MB, { about: "Largest body of a request with a session", since }),
  MOST_UPLOAD: setting(bytes(MB, 64 * GB), 128 * MB, { about: "Largest size of an uploaded file", since }),
  MOST_DEPTH: setting(wholeNumber(8, 1000), 32, { about: "Deepest nesting of lists and objects in a body", since }),
  MOST_VALUES: setting(wholeNumber(1000, 10_000_000), 100_000, { about: "Most values in a body", since }),
  MOST_LIST_VALUES: setting(wholeNumber(100, 100_000), 5000, { about: "Most values in one list of a body", since }),
  MOST_TEXT: setting(wholeNumber(1000, 10_000_000), 100_000, {
    about: "Most characters of a text whose definition has no maximum",
    since,
  }),
  MOST_FILTER_TEXT: setting(wholeNumber(64, 10_000), 1000, {
    about: "Most characters of a search or filter text",
    since,
  }),
  MOST_FILTER_VALUES: setting(wholeNumber(100, 5000), 1000, {
    about: "Most values in all filters of a request. A task may name as many records as MOST_LIST_VALUES",
    since,
  }),
  MOST_WORKBOOK_INFLATED: setting(bytes(MB, 8 * GB), 512 * MB, { about: "Largest unpacked size of a workbook", since }),
  MOST_WORKBOOK_STRINGS: setting(wholeNumber(1000, 100_000_000), 1_000_000, {
    about: "Most texts in the shared table of a workbook",
    since,
  }),
  MOST_WORKBOOK_ROWS: setting(wholeNumber(1000, 1_048_576), 1_048_576, { about: "Most rows of a workbook", since }),
  MOST_WORKBOOK_TIME: setting(duration(1, 600), 15, { about: "How long a workbook may take to unpack", since }),
  MOST_WORKBOOK_MEMORY: setting(bytes(64 * MB, 8 * GB), 512 * MB, {
    about: "Most memory of the thread that reads a workbook",
    since,
  }),
  MOST_BULK_ROWS: setting(wholeNumber(100, 10_000_000), 1_000_000, {
    about: "Most records of one bulk task",
    since,
  }),
  MOST_PREFERENCES: setting(wholeNumber(10, 100_000), 500, {
    about: "Most preferences of one account",
    since,
  }),
  MOST_PREFERENCE: setting(bytes(KB, MB), 16 * KB, { about: "Largest preference, as JSON", since }),
  MOST_VIEWS: setting(wholeNumber(2, 10_000), 100, {
    about: "Most saved views of one list for one account, and most that one company shares",
    since,
  }),
  MOST_VIEW: setting(bytes(KB, MB), 16 * KB, { about: "Largest saved view, as JSON", since }),
  MOST_PAGE_SIZE: setting(wholeNumber(100, 100_000), 5000, { about: "Most records on one page", since }),
  MOST_PAGES: setting(wholeNumber(1000, 1_000_000_000), 1_000_000_000, { about: "Highest page number", since }),
};

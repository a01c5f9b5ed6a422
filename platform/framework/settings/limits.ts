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
      "Requests of one account in a minute, and at once. One that takes longer than 10 ms of the platform counts as several",
    since,
  }),
  ADDRESS_REQUESTS: setting(wholeNumber(60, 10_000_000), 1200, {
    about:
      "Requests of one address in a minute that are unsigned or whose token is refused. One that takes longer than 10 ms of the platform counts as several",
    since,
  }),
  MOST_UNSIGNED_BODY: setting(bytes(4 * KB, MB), 64 * KB, {
    about: "Body of a request whose sender has not shown a token in a header",
    since,
  }),
  MOST_LEGACY_BODY: setting(bytes(64 * KB, 64 * MB), 2 * MB, {
    about: "Body of a legacy call, which carries its token within",
    since,
  }),
  MOST_BODY: setting(bytes(64 * KB, 64 * MB), 4 * MB, { about: "Body of a request by who is signed in", since }),
  MOST_UPLOAD: setting(bytes(MB, 64 * GB), 128 * MB, { about: "Size of an uploaded file", since }),
  MOST_DEPTH: setting(wholeNumber(8, 1000), 32, { about: "Lists and objects within each other in a body", since }),
  MOST_VALUES: setting(wholeNumber(1000, 10_000_000), 100_000, { about: "Values in a body", since }),
  MOST_LIST_VALUES: setting(wholeNumber(100, 100_000), 5000, { about: "Values in one list of a body", since }),
  MOST_TEXT: setting(wholeNumber(1000, 10_000_000), 100_000, {
    about: "Characters of a text whose definition names no maximum",
    since,
  }),
  MOST_FILTER_TEXT: setting(wholeNumber(64, 10_000), 1000, { about: "Characters that are looked for", since }),
  MOST_FILTER_VALUES: setting(wholeNumber(100, 5000), 1000, {
    about: "Values of all filters of one request. A task may name as many records as a list of a body has values",
    since,
  }),
  MOST_WORKBOOK_INFLATED: setting(bytes(MB, 8 * GB), 512 * MB, { about: "What a workbook unpacks to", since }),
  MOST_WORKBOOK_STRINGS: setting(wholeNumber(1000, 100_000_000), 1_000_000, {
    about: "Texts of a workbook that are kept apart from its cells",
    since,
  }),
  MOST_WORKBOOK_ROWS: setting(wholeNumber(1000, 1_048_576), 1_048_576, { about: "Rows of a workbook", since }),
  MOST_WORKBOOK_TIME: setting(duration(1, 600), 15, { about: "How long a workbook may take to unpack", since }),
  MOST_WORKBOOK_MEMORY: setting(bytes(64 * MB, 8 * GB), 512 * MB, {
    about: "Memory of the thread that reads a workbook",
    since,
  }),
  MOST_BULK_ROWS: setting(wholeNumber(100, 10_000_000), 1_000_000, {
    about: "Records of one bulk task",
    since,
  }),
  MOST_PREFERENCES: setting(wholeNumber(10, 100_000), 500, {
    about: "Preferences that are kept of one account",
    since,
  }),
  MOST_PREFERENCE: setting(bytes(KB, MB), 16 * KB, { about: "One preference, as JSON", since }),
  MOST_VIEWS: setting(wholeNumber(2, 10_000), 100, {
    about: "Saved views of one list that are kept of one account, and that one company shares",
    since,
  }),
  MOST_VIEW: setting(bytes(KB, MB), 16 * KB, { about: "One saved view, as JSON", since }),
  MOST_PAGE_SIZE: setting(wholeNumber(100, 100_000), 5000, { about: "Records of one page", since }),
  MOST_PAGES: setting(wholeNumber(1000, 1_000_000_000), 1_000_000_000, { about: "Number of the last page", since }),
};

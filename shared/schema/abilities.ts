/** What a platform may be able to do beyond the specification. Where it is not, the console shows nothing that needs it. */
export const ABILITIES = [
  /** The answer of `own` says what the account may do, in `menus` and `super`. Otherwise its roles and their menus are read. */
  "grants",
  /** Lists are sorted by `sort_field` and `sort_order`. */
  "sort",
  /** Lists are sorted by several fields: `sort_field` and `sort_order` have one of each, with commas between them. */
  "sorts",
  /** Lists are filtered by ranges: `<field>_begin` and `<field>_end`, `<field>_min` and `<field>_max`. */
  "range",
  /** Lists are searched: `q`, and texts that contain what a filter says. Otherwise a filter is the whole text. */
  "search",
  /** Lists are asked with conditions: `where` and `where_zone` (docs/filters.md). */
  "where",
  /** Filters and conditions know a record of a tree and all below it: `<field>_within`, and `within` in `where`. */
  "within",
  /** Lists are asked for records that no row refers to yet in a field that is unique: `free_of`. */
  "free",
  /** A list of values as a filter means any of them. */
  "several",
  /** A list with keys and `names` answers the names of records, also of records that belong to others. */
  "names",
  /** A call with a `request_id` that was performed before is not performed again. */
  "once",
  /** `add` answers the key of the new record. Otherwise it is found by the address that is answered, or in the list. */
  "keys",
  /** `set` keeps the fields that are not sent. Otherwise it replaces the whole record. */
  "merge",
  /** It has the calls that definitions mark as `extension`. */
  "extensions",
  /** Its records have the fields that definitions mark as `further`, which the specification does not name. */
  "further",
] as const;
export type Ability = (typeof ABILITIES)[number];

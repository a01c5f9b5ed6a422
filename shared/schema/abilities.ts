/** Abilities of a platform beyond the specification. Without an ability, the console shows nothing that needs it. */
export const ABILITIES = [
  /**
   * The answer of `own` has the rights of the account in `menus` and `super`. Without this ability, the console reads
   * the account's roles and their menus.
   */
  "grants",
  /** Lists are sorted by `sort_field` and `sort_order`. */
  "sort",
  /** Lists are sorted by several fields: `sort_field` and `sort_order` have one value per field, separated by commas. */
  "sorts",
  /** Lists are filtered by ranges: `<field>_begin` and `<field>_end`, `<field>_min` and `<field>_max`. */
  "range",
  /** Lists can be searched: `q`, and filters that match a part of a text. If not, a filter matches the whole text. */
  "search",
  /** Lists can be filtered by conditions: `where` and `where_zone` (docs/filters.md). */
  "where",
  /** Filters and conditions can mean a record of a tree and all records below it: `<field>_within`, and `within` in `where`. */
  "within",
  /** Lists can be limited to records to which no row yet refers in a unique field: `free_of`. */
  "free",
  /** A list of values in a filter means any of them. */
  "several",
  /** A list call with `names` and keys answers the names of these records, even if other owners have them. */
  "names",
  /** A call with a `request_id` that was executed before is not executed again. */
  "once",
  /** `add` answers the key of the new record. If not, the console looks in the answer's address or in the list. */
  "keys",
  /** `set` keeps the fields that are not sent. Without this ability, `set` replaces the whole record. */
  "merge",
  /** It has the calls that definitions mark as `extension`. */
  "extensions",
  /** Its records have the fields that definitions mark as `further`, which are not in the specification. */
  "further",
] as const;
export type Ability = (typeof ABILITIES)[number];

/**
 * Abilities of a platform beyond the specification. Without an ability, the console shows nothing that needs it.
 * authoring/editor/descriptions.yaml explains each.
 */
export const ABILITIES = [
  "grants",
  "sort",
  "sorts",
  "range",
  "search",
  "where",
  "within",
  "free",
  "several",
  "names",
  "once",
  "keys",
  "merge",
  "extensions",
  "further",
] as const;
export type Ability = (typeof ABILITIES)[number];

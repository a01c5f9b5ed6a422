import { z } from "zod";

export const IDENTIFIER = /^[a-z][a-z0-9_]*$/;
export const WIRE_PATH = /^(?!.*\.\.)\/(?:[A-Za-z0-9_/.-]|\{[a-z][a-z0-9_]*\})+$/;

/** The name of an enumeration's value in code: the given name, or the value if it is a valid name; otherwise null. */
export const enumValueName = (value: number | string, given: string | undefined): string | null =>
  given ?? (typeof value === "string" && IDENTIFIER.test(value) ? value : null);

/** A name of a resource, field, call, group, section, screen or enumeration. */
export const identifier = z
  .string()
  .regex(IDENTIFIER, { error: "begins with a small letter and holds small letters, digits and underscores" });

export const wirePathSchema = z
  .string()
  .regex(WIRE_PATH, { error: "a path without .. in it, such as /v2/thing/list or /v1/things/{id}" });

export const callRootSchema = z
  .string()
  .regex(/^(?!.*\.\.)\/[A-Za-z0-9_/.-]*[A-Za-z0-9_.-]$/, { error: "a path such as /v1" });

const KEYWORDS =
  "arguments await boolean break case catch class const continue debugger default delete do else enum eval export extends " +
  "false finally for from function get if implements import in instanceof interface let new null number of package private " +
  "protected public return set static string super switch symbol this throw true try type typeof undefined var void while " +
  "with yield any never object unknown";

/** Names that generated modules import, and global names of the language. */
const GLOBALS =
  "array index boolean call calls constructor date error function global global_this json map math module number object promise " +
  "prototype proxy readonly record reference reflect require resource_props schema section sections self set string symbol window z " +
  "bearer bearer_at legacy rest partial define_resource";

/** Names that generated code cannot use for a constant or type. */
export const RESERVED_IDENTIFIERS: ReadonlySet<string> = new Set(`${KEYWORDS} ${GLOBALS}`.split(" "));

/** Functions of shared/schema, which generated schemas use beside enumerations. */
const BUILDERS =
  "attributes cronExpression email flag integer jsonText key list money number oneOf phone referenceTo referencesTo secret " +
  "someOf text timeRange timestamp url version";
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const RESERVED_ENUMS: ReadonlySet<string> = new Set([
  ...RESERVED_IDENTIFIERS,
  ...BUILDERS.split(" ").map(snake),
]);

/** Names that fields cannot have: parameters of list calls, words of conditions, and names of every object. */
export const RESERVED_FIELDS: ReadonlySet<string> = new Set(
  "page_index page_no page_size sort_field sort_order q names where where_zone and or constructor prototype".split(" "),
);

/** Names that calls cannot have: other keys of `access`, and names that every object has. */
export const RESERVED_CALLS: ReadonlySet<string> = new Set("default export constructor prototype".split(" "));

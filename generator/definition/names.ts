import { z } from "zod";

export const IDENTIFIER = /^[a-z][a-z0-9_]*$/;
export const WIRE_PATH = /^\/(?:[A-Za-z0-9_/.-]|\{[a-z][a-z0-9_]*\})+$/;

/** The name of a value of an enumeration in code: the given name, or else the value, if it is a name itself; else null. */
export const valueName = (value: number | string, given: string | undefined): string | null =>
  given ?? (typeof value === "string" && IDENTIFIER.test(value) ? value : null);

/** The form of a name of a resource, field, call, group, section, screen or enumeration. */
export const identifier = z
  .string()
  .regex(IDENTIFIER, { error: "begins with a small letter and holds small letters, digits and underscores" });

export const wirePath = z.string().regex(WIRE_PATH, { error: "a path such as /v2/thing/list or /v1/things/{id}" });

/** The beginnings of the paths of calls. */
export const callRoot = z.string().regex(/^\/[A-Za-z0-9_/.-]*[A-Za-z0-9_.-]$/, { error: "a path such as /v1" });

const KEYWORDS =
  "arguments await boolean break case catch class const continue debugger default delete do else enum eval export extends " +
  "false finally for from function get if implements import in instanceof interface let new null number of package private " +
  "protected public return set static string super switch symbol this throw true try type typeof undefined var void while " +
  "with yield any never object unknown";

/** Names that generated modules import, and globals of the language. */
const GLOBALS =
  "array boolean call calls constructor date error function global global_this json map math module number object promise " +
  "prototype proxy readonly record reference reflect require resource_props schema section sections self set string symbol window z " +
  "bearer bearer_at legacy rest partial define_resource";

/** Names that cannot become a constant or a type of generated code. */
export const RESERVED_IDENTIFIERS: ReadonlySet<string> = new Set(`${KEYWORDS} ${GLOBALS}`.split(" "));

/** Builders of shared/schema, which a generated schema uses next to its enumerations. */
const BUILDERS =
  "attributes cronExpression email flag integer jsonText key list money number oneOf phone referenceTo referencesTo secret " +
  "someOf text timeRange timestamp url version";
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const RESERVED_ENUMS: ReadonlySet<string> = new Set([
  ...RESERVED_IDENTIFIERS,
  ...BUILDERS.split(" ").map(snake),
]);

/** Parameters of every list call, which no field may shadow, words between conditions, and names that every object has. */
export const RESERVED_FIELDS: ReadonlySet<string> = new Set(
  "page_index page_no page_size sort_field sort_order q names where where_zone and or constructor prototype".split(" "),
);

/** Keys of `access` that mean something else, and names that every object has. */
export const RESERVED_CALLS: ReadonlySet<string> = new Set("default export constructor prototype".split(" "));

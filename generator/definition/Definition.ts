// A file of resources/<section>/ as written, without defaults and without resolved names. authoring/editor/descriptions.yaml
// says what each key means.
import { z } from "zod";
import { callRootSchema, identifier, wirePathSchema } from "./names";
import { definePart } from "./part";
import { conditionSchema, names, scalar, viewsSchema } from "./views";
import { inLanguages, NEEDED_LANGUAGES, partialWordsSchema, synonymsSchema, wordsSchema } from "./words";

/** Who may write the field, among those who may write the record. */
const writer = z.enum(["above", "another", "top"]);
/** A style of the framework, or a style that host.yaml lists under `styles`. */
export const callStyleSchema = z.string();
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export const httpMethodSchema = z.enum(METHODS, { error: `one of: ${METHODS.join(", ")}` });

const demo = z.strictObject({
  rows: z.int().min(0).optional(),
  given: z.array(z.record(z.string(), z.json(), { error: "a map of field: value" })).optional(),
});

/** Who owns the rows: see docs/definitions.md. */
const scope = z.union(
  [
    z.string(),
    z.strictObject({ through: z.string() }),
    z.strictObject({ own: z.string(), common: z.string().min(1) }),
    z.strictObject({
      any: z.union([z.array(z.string()).min(2), z.record(z.string(), z.array(z.string()))], {
        error: "two or more field names, or a map of field name: [calls]",
      }),
    }),
    z.strictObject({ shared: z.string().min(1), write: z.enum(["platform", "top"]) }),
  ],
  {
    error:
      "a field name, { through: <reference> }, { own: <field name>, common: <reason> }, { any: { <field name>: [<calls>] } } or { shared: <reason>, write: platform | top }",
  },
);

/** What happens to rows when their owner ends: they go to another owner, stay, or are deleted. */
export const ENDING_EFFECTS = ["move", "keep", "erase"] as const;
const afterEnd = z.enum(ENDING_EFFECTS);
const ending = z.union(
  [
    afterEnd,
    z.strictObject({
      rows: afterEnd,
      open: z
        .record(z.string(), z.union([z.array(scalar), z.literal("some")], { error: "a list of values, or `some`" }))
        .optional(),
      advice: wordsSchema.optional(),
    }),
  ],
  { error: "move, keep, erase, or { rows: <one of these>, open: { <field>: [<value>] }, advice: <words> }" },
);

/** What changes when a record goes to another owner. Each key lists resources that refer to it, or fields of it. */
const passing = z.strictObject({
  along: names.optional(),
  erase: names.optional(),
  unlink: names.optional(),
  clear: names.optional(),
});

/** The possible lengths of a partition. */
export const PARTITION_SPANS = ["day", "month", "quarter", "year"] as const;

/** How rows are stored: in partitions by a time, which are dropped when they are old. */
const store = z.strictObject({
  partition: z.string(),
  by: z.enum(PARTITION_SPANS).optional(),
  keep: z.int().min(1).optional(),
});

/** What happens when a record begins to meet a condition. */
const reaction = z.strictObject({
  when: conditionSchema,
  mail: z.strictObject({ to: z.email({ error: "a mail address" }), title: wordsSchema, text: wordsSchema }).optional(),
  webhook: names.optional(),
  job: z.string().optional(),
});
export type Reaction = z.output<typeof reaction>;

const header = z.strictObject({
  resource: z.string(),
  label: wordsSchema,
  plural: partialWordsSchema.optional(),
  key: z.string().optional(),
  title: z
    .union([z.string(), inLanguages(z.string())], { error: `a field name, or one for each of ${NEEDED_LANGUAGES}` })
    .optional(),
  call: callStyleSchema.optional(),
  access: z
    .union([z.string(), z.record(z.string(), z.string())], { error: "a menu key, or a map of action: menu key" })
    .optional(),
  extensions: z.array(z.string(), { error: "a list of its calls" }).optional(),
  scope: scope.optional(),
  person: z.union([z.literal(true), z.string()], { error: "true, or the name of a reference" }).optional(),
  ending: ending.optional(),
  passing: passing.optional(),
  tree: z.strictObject({ parent: z.string(), order: z.string().optional() }).optional(),
  unique: z
    .array(
      z.union([z.string(), z.array(z.string()).min(1), z.strictObject({ all: z.array(z.string()).min(1) })], {
        error: "a field name, a list of them, or { all: [<field name>] }",
      }),
    )
    .optional(),
  search: names.optional(),
  store: store.optional(),
  transitions: z.record(z.string(), z.record(z.string(), z.array(scalar))).optional(),
  asks: z.record(z.string(), z.record(z.string(), names)).optional(),
  questions: z.record(z.string(), z.record(z.string(), wordsSchema)).optional(),
  reactions: z.record(identifier, reaction, { error: "a map of name: reaction" }).optional(),
  calls: z.record(z.string(), z.unknown(), { error: "a map of calls" }),
  fields: z.record(z.string(), z.unknown(), { error: "a map of fields" }).optional(),
  views: viewsSchema.optional(),
  demo: demo.optional(),
});
export const headerPart = definePart(header, header.partial());
export type Header = z.output<typeof headerPart.lenient>;

const call = z.strictObject({
  path: wirePathSchema,
  was: wirePathSchema.optional(),
  api_ver: z.string().optional(),
  call: callStyleSchema.optional(),
  method: httpMethodSchema.optional(),
  root: callRootSchema.optional(),
  body: z.literal("form", { error: "form" }).optional(),
  paging: z.enum(["page_index", "page_no"]).optional(),
  params: z
    .union([names, z.record(z.string(), z.unknown())], { error: "a list of field names, or a map of name: field" })
    .optional(),
  constants: z.record(z.string(), z.json()).optional(),
  further: names.optional(),
  on: z.enum(["row", "record", "bulk", "list", "none"]).optional(),
  label: wordsSchema.optional(),
  icon: z.string().optional(),
  confirm: z.boolean().optional(),
  handler: z.boolean().optional(),
  danger: z.boolean().optional(),
  reads: z.boolean().optional(),
  question: wordsSchema.optional(),
  follows: wordsSchema.optional(),
  opens: z.string().optional(),
  done: wordsSchema.optional(),
  when: conditionSchema.optional(),
  ask: names.optional(),
  from: z.record(z.string(), z.string(), { error: "a map of parameter: field, such as { kind: type }" }).optional(),
  address: z.string().optional(),
  answer: names.optional(),
  quote: z
    .strictObject({
      call: z.string(),
      formula: wordsSchema.optional(),
      short: z.strictObject({ field: z.string(), to: z.string(), label: wordsSchema }).optional(),
      fills: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  amount: z.strictObject({ field: z.string(), label: wordsSchema.optional() }).optional(),
  otherwise: z.string().optional(),
  access: z.string().optional(),
  writer: writer.optional(),
  trail: z.enum(["none", "action", "view", "export", "download"]).optional(),
  step_up: z.union([z.literal(true), names], { error: "true, or a list of field names" }).optional(),
});
export const callPart = definePart(call, call.partial());

/** The keys of a field that are the same for all kinds. */
const field = z.strictObject({
  kind: z.string(),
  label: wordsSchema.optional(),
  help: wordsSchema.optional(),
  also: synonymsSchema.optional(),
  required: z.boolean().optional(),
  readonly: z.boolean().optional(),
  immutable: z.boolean().optional(),
  writer: writer.optional(),
  wire: z.string().min(1).optional(),
  was: z.string().min(1).optional(),
  filter: z.enum(["contains", "equals", "range"]).optional(),
  sortable: z.boolean().optional(),
  default: z.json().optional(),
  sample: z.array(z.json(), { error: "a list of values" }).optional(),
  hidden: z.boolean().optional(),
  further: z.boolean().optional(),
  encrypted: z.boolean().optional(),
  personal: z
    .union([z.boolean(), z.literal("shown")], { error: "true, or `shown` for what everybody sees who sees the record" })
    .optional(),
  when: conditionSchema.optional(),
  of: z.record(z.string(), z.unknown(), { error: "a map of fields" }).optional(),
});
export const fieldPart = definePart(field, field.partial());

export type WrittenJson = z.core.util.JSONType;

export interface CallDefinition extends z.output<typeof callPart.lenient> {
  readonly name: string;
  /** Parameters that are described in the call and are not fields of the resource. */
  readonly own: ReadonlyMap<string, FieldDefinition>;
}

export interface FieldDefinition extends Omit<z.output<typeof fieldPart.lenient>, "of" | "kind"> {
  readonly kind: string;
  readonly options: Readonly<Record<string, WrittenJson>>;
  readonly of: ReadonlyMap<string, FieldDefinition>;
  /** False if the call has mistakes. Then only its name is used. */
  readonly sound: boolean;
}

export interface Definition extends Omit<Header, "calls" | "fields"> {
  readonly file: string;
  readonly section: string;
  /** The name of the file. It is known even if the file cannot be read. */
  readonly name: string;
  readonly calls: ReadonlyMap<string, CallDefinition>;
  readonly fields: ReadonlyMap<string, FieldDefinition>;
  /** False if the file, its fields or its scope cannot be read. References to it are then not checked. */
  readonly sound: boolean;
}

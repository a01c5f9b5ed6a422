// A file of resources/<section>/ as written (docs/definitions.md), without defaults and without resolved names.
import { z } from "zod";
import { callRoot, wirePath } from "./names";
import { definePart } from "./part";
import { condition, names, scalar, views } from "./views";
import { synonyms, words } from "./words";

/** Who may write the field, among those who may write the record. */
const writer = z.enum(["above", "another", "top"]);
/** A style of the framework, or a style that host.yaml lists under `styles`. */
export const callStyle = z.string();
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export const httpMethod = z.enum(METHODS, { error: `one of: ${METHODS.join(", ")}` });

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
      /** A row with one of these values prevents the end. `some` means any value except an empty one and 0. */
      open: z
        .record(z.string(), z.union([z.array(scalar), z.literal("some")], { error: "a list of values, or `some`" }))
        .optional(),
      /** What people can do about such rows. */
      advice: words.optional(),
    }),
  ],
  { error: "move, keep, erase, or { rows: <one of these>, open: { <field>: [<value>] }, advice: <words> }" },
);

/** What changes when a record goes to another owner: each key lists resources that refer to it, or its fields. */
const passing = z.strictObject({
  /** Resources whose rows refer to the record, and go to the new owner with it. */
  along: names.optional(),
  /** Resources whose rows refer to the record, and are deleted. */
  erase: names.optional(),
  /** Resources whose rows stay, but no longer refer to the record. */
  unlink: names.optional(),
  /** The fields of the record that are emptied. */
  clear: names.optional(),
});

/** The possible lengths of a partition. */
export const PARTITION_SPANS = ["day", "month", "quarter", "year"] as const;

/** How rows are stored: in partitions by a time, which are dropped when they are old. */
const store = z.strictObject({
  partition: z.string(),
  by: z.enum(PARTITION_SPANS).optional(),
  /** For how many days a row is kept. */
  keep: z.int().min(1).optional(),
});

const header = z.strictObject({
  resource: z.string(),
  label: words,
  /** The plural, if the usual English plural is wrong: { en: Goods }. In Chinese, a name for tabs and headings. */
  plural: words.partial({ "zh-CN": true }).optional(),
  key: z.string().optional(),
  /** A field, or one field for each language: { en: menu_name, zh-CN: menu_cn_name }. */
  title: z
    .union([z.string(), z.strictObject({ en: z.string(), "zh-CN": z.string(), "zh-TW": z.string().optional() })], {
      error: "a field name, or one for each of en and zh-CN",
    })
    .optional(),
  call: callStyle.optional(),
  access: z
    .union([z.string(), z.record(z.string(), z.string())], { error: "a menu key, or a map of action: menu key" })
    .optional(),
  /** The calls that are not in the specification. They need the host's ability `extensions`. */
  extensions: z.array(z.string(), { error: "a list of its calls" }).optional(),
  scope: scope.optional(),
  /** Whom the personal fields are about: the record is a person, or this reference leads to one. */
  person: z.union([z.literal(true), z.string()], { error: "true, or the name of a reference" }).optional(),
  /** What happens to its rows when their owner ends. */
  ending: ending.optional(),
  /** Set if its records can be passed to another owner, which changes more than a field. */
  passing: passing.optional(),
  tree: z.strictObject({ parent: z.string(), order: z.string().optional() }).optional(),
  unique: z
    .array(
      z.union([z.string(), z.array(z.string()).min(1), z.strictObject({ all: z.array(z.string()).min(1) })], {
        error: "a field name, a list of them, or { all: [<field name>] }",
      }),
    )
    .optional(),
  /** The fields that a search covers, in addition to the title. */
  search: names.optional(),
  store: store.optional(),
  transitions: z.record(z.string(), z.record(z.string(), z.array(scalar))).optional(),
  /** By field with transitions, then by state: the fields that a record needs in that state. A dialog asks for them. */
  asks: z.record(z.string(), z.record(z.string(), names)).optional(),
  calls: z.record(z.string(), z.unknown(), { error: "a map of calls" }),
  fields: z.record(z.string(), z.unknown(), { error: "a map of fields" }).optional(),
  views: views.optional(),
  demo: demo.optional(),
});
export const headerPart = definePart(header, header.partial());
export type Header = z.output<typeof headerPart.lenient>;

const call = z.strictObject({
  path: wirePath,
  /** The path in earlier versions, which the platform still answers. */
  was: wirePath.optional(),
  api_ver: z.string().optional(),
  call: callStyle.optional(),
  /** The HTTP method. Default: the one of `dialect` in host.yaml, otherwise POST. */
  method: httpMethod.optional(),
  /** A prefix of the path, in place of `root` of the dialect. */
  root: callRoot.optional(),
  /** The parameters are sent like those of a form, not as JSON. */
  body: z.literal("form", { error: "form" }).optional(),
  paging: z.enum(["page_index", "page_no"]).optional(),
  params: z
    .union([names, z.record(z.string(), z.unknown())], { error: "a list of field names, or a map of name: field" })
    .optional(),
  constants: z.record(z.string(), z.json()).optional(),
  /** Parameters that are not in the specification. They are sent only to a host with the ability `further`. */
  further: names.optional(),
  on: z.enum(["row", "record", "bulk", "list", "none"]).optional(),
  label: words.optional(),
  icon: z.string().optional(),
  confirm: z.boolean().optional(),
  /** The platform has code for this call. */
  handler: z.boolean().optional(),
  /** The call pays money or ends something, so its button is red. */
  danger: z.boolean().optional(),
  /** The call changes nothing. There is no question, and a panel shows the answer. */
  reads: z.boolean().optional(),
  /** The question before the call: "Request a refund of {price}?" with fields of the record. */
  question: words.optional(),
  /** The consequences of the call, which a dialog shows before it. */
  follows: words.optional(),
  /** The resource of the record that the call creates, about which somebody else decides. */
  opens: z.string().optional(),
  /** The message after the call: "Refund of {price} requested." with fields of the record or of `ask`. */
  done: words.optional(),
  when: condition.optional(),
  ask: names.optional(),
  /** For a parameter: the field with its value, if the names differ. */
  from: z.record(z.string(), z.string(), { error: "a map of parameter: field, such as { kind: type }" }).optional(),
  /** The field with the server address, for a bearer-at call. */
  address: z.string().optional(),
  answer: names.optional(),
  /** Another call of the resource, which computes the price for the values of `ask`. */
  quote: z
    .strictObject({
      call: z.string(),
      /** How the first amount of the answer is computed: "{unit} × {quantity}" with fields of the answer. */
      formula: words.optional(),
      /** The field of the answer with the missing amount, and the resource whose list lets people pay it in. */
      short: z.strictObject({ field: z.string(), to: z.string(), label: words }).optional(),
      /** For a field of `ask`: the field of the answer whose value it shows until somebody changes it. */
      fills: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /** An amount on the button after its label: "Pay $19.90". A field of the quote or, without one, the record. */
  amount: z.strictObject({ field: z.string(), label: words.optional() }).optional(),
  /** Another action of the record, offered if this one is refused because something has changed. */
  otherwise: z.string().optional(),
  access: z.string().optional(),
  writer: writer.optional(),
  /** The event in the audit trail if the call changes no record. Default: none for list and get, else `action`. */
  trail: z.enum(["none", "action", "view", "export", "download"]).optional(),
  /** The person must prove their identity again: always, or if one of these fields is sent. */
  step_up: z.union([z.literal(true), names], { error: "true, or a list of field names" }).optional(),
});
export const callPart = definePart(call, call.partial());

/** The keys of a field that are the same for all kinds. */
const field = z.strictObject({
  kind: z.string(),
  label: words.optional(),
  help: words.optional(),
  /** Other headers for the field in files. */
  also: synonyms.optional(),
  required: z.boolean().optional(),
  readonly: z.boolean().optional(),
  immutable: z.boolean().optional(),
  writer: writer.optional(),
  /** The name in requests and answers. */
  wire: z.string().min(1).optional(),
  /** The name in earlier versions. The store moves the values. */
  was: z.string().min(1).optional(),
  filter: z.enum(["contains", "equals", "range"]).optional(),
  sortable: z.boolean().optional(),
  default: z.json().optional(),
  sample: z.array(z.json(), { error: "a list of values" }).optional(),
  hidden: z.boolean().optional(),
  /** The specification does not have the field. host.yaml says whether a platform has such fields. */
  further: z.boolean().optional(),
  /** The store encrypts the value, but it is shown. Secrets are always encrypted. */
  encrypted: z.boolean().optional(),
  /** The value is about a person. The platform masks it without the right to see it, unless this is `shown`. */
  personal: z
    .union([z.boolean(), z.literal("shown")], { error: "true, or `shown` for what everybody sees who sees the record" })
    .optional(),
  /** The field is shown, checked and sent only if this condition holds. */
  when: condition.optional(),
  /** The nested fields, for kinds that have them. */
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

// One file of resources/<section>/ as written: see docs/definitions.md. Defaults and links are not resolved yet.
import { z } from "zod";
import { callRoot, wirePath } from "./names";
import { definePart } from "./part";
import { condition, names, scalar, views } from "./views";
import { synonyms, words } from "./words";

/** Who may write the field, among those who may write the record. */
const writer = z.enum(["above", "another", "top"]);
/** One of the framework, or one that host.yaml names under `styles`. */
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
export const ENDINGS = ["move", "keep", "erase"] as const;
const afterEnd = z.enum(ENDINGS);
const ending = z.union(
  [
    afterEnd,
    z.strictObject({
      rows: afterEnd,
      /** Rows that prevent the end. `some` means any value except an empty one and 0. */
      open: z
        .record(z.string(), z.union([z.array(scalar), z.literal("some")], { error: "a list of values, or `some`" }))
        .optional(),
      /** What to do about such rows. */
      advice: words.optional(),
    }),
  ],
  { error: "move, keep, erase, or { rows: <one of these>, open: { <field>: [<value>] }, advice: <words> }" },
);

/** What else happens when a record passes to another owner. Each lists resources that refer to it, or its own fields. */
const passing = z.strictObject({
  /** Their rows about it go to the other owner, too. */
  along: names.optional(),
  /** Their rows about it are deleted. */
  erase: names.optional(),
  /** Their rows stay, and no longer refer to it. */
  unlink: names.optional(),
  /** Fields of the record that are emptied. */
  clear: names.optional(),
});

/** The lengths that the parts of a table can have. */
export const SPANS = ["day", "month", "quarter", "year"] as const;

/** How its rows are stored: in parts by a moment, which go as a whole when they are old. */
const store = z.strictObject({
  partition: z.string(),
  by: z.enum(SPANS).optional(),
  /** How many days a row is kept. */
  keep: z.int().min(1).optional(),
});

const header = z.strictObject({
  resource: z.string(),
  label: words,
  /** The plural, where it does not follow the rules of English: { en: Goods }. In Chinese, a name for tabs and headings. */
  plural: words.partial({ "zh-CN": true }).optional(),
  key: z.string().optional(),
  /** A field, or one for each language: { en: menu_name, zh-CN: menu_cn_name }. */
  title: z
    .union([z.string(), z.strictObject({ en: z.string(), "zh-CN": z.string(), "zh-TW": z.string().optional() })], {
      error: "a field name, or one for each of en and zh-CN",
    })
    .optional(),
  call: callStyle.optional(),
  access: z
    .union([z.string(), z.record(z.string(), z.string())], { error: "a menu key, or a map of action: menu key" })
    .optional(),
  /** The calls that the specification does not name. They need the ability `extensions` of the host. */
  extensions: z.array(z.string(), { error: "a list of its calls" }).optional(),
  scope: scope.optional(),
  /** Whose data its personal fields are: the record is a person itself, or this reference leads to one. */
  person: z.union([z.literal(true), z.string()], { error: "true, or the name of a reference" }).optional(),
  /** What happens to its rows when their owner ends. */
  ending: ending.optional(),
  /** Its records can pass to another owner, which means more than a change of a field. */
  passing: passing.optional(),
  tree: z.strictObject({ parent: z.string(), order: z.string().optional() }).optional(),
  unique: z
    .array(
      z.union([z.string(), z.array(z.string()), z.strictObject({ all: z.array(z.string()) })], {
        error: "a field name, a list of them, or { all: [<field name>] }",
      }),
    )
    .optional(),
  /** The fields that a search covers, in addition to the title. */
  search: names.optional(),
  store: store.optional(),
  transitions: z.record(z.string(), z.record(z.string(), z.array(scalar))).optional(),
  /** Field with transitions -> state -> the fields that a record must have there. The dialog of the transition asks for them. */
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
  /** Its path in earlier versions, which the platform still answers. */
  was: wirePath.optional(),
  api_ver: z.string().optional(),
  call: callStyle.optional(),
  /** Default: that of `dialect` in host.yaml, else POST. */
  method: httpMethod.optional(),
  /** Comes before its path, in place of `root` of the dialect. */
  root: callRoot.optional(),
  /** Parameters are sent as a form is, in place of JSON. */
  body: z.literal("form", { error: "form" }).optional(),
  paging: z.enum(["page_index", "page_no"]).optional(),
  params: z
    .union([names, z.record(z.string(), z.unknown())], { error: "a list of field names, or a map of name: field" })
    .optional(),
  constants: z.record(z.string(), z.json()).optional(),
  /** Parameters that the specification does not name: they are not sent to a host without the ability `further`. */
  further: names.optional(),
  on: z.enum(["row", "record", "bulk", "list", "none"]).optional(),
  label: words.optional(),
  icon: z.string().optional(),
  confirm: z.boolean().optional(),
  /** Money leaves, or something ends: its button is red. */
  danger: z.boolean().optional(),
  /** The call changes nothing: no dialog asks, and a panel shows its answer. */
  reads: z.boolean().optional(),
  /** Asked before the call: "Request a refund of {price}?" with fields of the record. */
  question: words.optional(),
  /** The consequences, shown before the call. */
  follows: words.optional(),
  /** The resource of the record that the call creates, on which somebody else decides. */
  opens: z.string().optional(),
  /** The message after the call: "Refund of {price} requested." with fields of the record, or of `ask`. */
  done: words.optional(),
  when: condition.optional(),
  ask: names.optional(),
  /** Parameter -> the field that it is taken from, when their names differ. */
  from: z.record(z.string(), z.string(), { error: "a map of parameter: field, such as { kind: type }" }).optional(),
  /** The field that holds the address of the server a bearer-at call is sent to. */
  address: z.string().optional(),
  answer: names.optional(),
  /** Another call of the resource, which computes a price for the values of `ask`. */
  quote: z
    .strictObject({
      call: z.string(),
      /** The missing amount, a field of its answer, and the resource whose list helps. */
      short: z.strictObject({ field: z.string(), to: z.string(), label: words }).optional(),
      /** Field of `ask` -> the field of the answer that it shows until somebody changes it. */
      fills: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /** The amount that the button says after its label or this one, a field of the quote, else of the record: "Pay $19.90". */
  amount: z.strictObject({ field: z.string(), label: words.optional() }).optional(),
  /** Another action of the record, offered where this one is refused because something has changed that people may agree to. */
  otherwise: z.string().optional(),
  access: z.string().optional(),
  writer: writer.optional(),
  /** The event in the audit trail for a call that changes no record. Default: none for list and get, `action` for others. */
  trail: z.enum(["none", "action", "view", "export", "download"]).optional(),
  /** The person first proves again who they are: always, or when one of these fields is sent. */
  step_up: z.union([z.literal(true), names], { error: "true, or a list of field names" }).optional(),
});
export const callPart = definePart(call, call.partial());

/** Keys of a field that do not depend on its kind. */
const field = z.strictObject({
  kind: z.string(),
  label: words.optional(),
  help: words.optional(),
  /** Further headers of the field in files. */
  also: synonyms.optional(),
  required: z.boolean().optional(),
  readonly: z.boolean().optional(),
  immutable: z.boolean().optional(),
  writer: writer.optional(),
  /** Its name in requests and answers. */
  wire: z.string().min(1).optional(),
  /** Its name in earlier versions. The store moves the values. */
  was: z.string().min(1).optional(),
  filter: z.enum(["contains", "equals", "range"]).optional(),
  sortable: z.boolean().optional(),
  default: z.json().optional(),
  sample: z.array(z.json(), { error: "a list of values" }).optional(),
  hidden: z.boolean().optional(),
  /** The specification does not name it: a platform that has no such fields says so in host.yaml. */
  further: z.boolean().optional(),
  /** The store keeps it encrypted; it is shown like any other. Secrets are encrypted without it. */
  encrypted: z.boolean().optional(),
  /** The value is about a person. The platform masks it for accounts without the right to see it, or shows it to all: `shown`. */
  personal: z
    .union([z.boolean(), z.literal("shown")], { error: "true, or `shown` for what everybody sees who sees the record" })
    .optional(),
  /** The field is shown, checked and sent only while this condition holds. */
  when: condition.optional(),
  /** Nested fields, of the kinds that hold some. */
  of: z.record(z.string(), z.unknown(), { error: "a map of fields" }).optional(),
});
export const fieldPart = definePart(field, field.partial());

export type WrittenJson = z.core.util.JSONType;

export interface CallDefinition extends z.output<typeof callPart.lenient> {
  readonly name: string;
  /** Parameters that are described here and are no fields of the resource. */
  readonly own: ReadonlyMap<string, FieldDefinition>;
}

export interface FieldDefinition extends Omit<z.output<typeof fieldPart.lenient>, "of" | "kind"> {
  readonly kind: string;
  readonly options: Readonly<Record<string, WrittenJson>>;
  readonly of: ReadonlyMap<string, FieldDefinition>;
  /** False if it has mistakes. Then only its name is used, and nothing else in it is checked. */
  readonly sound: boolean;
}

export interface Definition extends Omit<Header, "calls" | "fields"> {
  readonly file: string;
  readonly section: string;
  /** The name of the file. It is known even when the file cannot be read. */
  readonly name: string;
  readonly calls: ReadonlyMap<string, CallDefinition>;
  readonly fields: ReadonlyMap<string, FieldDefinition>;
  /** False when the file, its fields or its scope cannot be read. Then references to it are not checked. */
  readonly sound: boolean;
}

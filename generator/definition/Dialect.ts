// `dialect` of host.yaml: how the calls of a platform differ from the specification. See docs/definitions.md and ADR 36.
import { z } from "zod";
import { httpMethodSchema } from "./Definition";
import { callRootSchema } from "./names";

const name = z.string().min(1, { error: "a name on the wire" });
/** The path of a part of an answer's body; "" is the whole body. */
const path = z.string({ error: "a path into the answer, such as data.items" });
const header = z.strictObject({ header: name });
const scalar = z.union([z.string(), z.number(), z.boolean()], { error: "a text, a number, true or false" });

/** Whether a pattern has year, month and day once, and the hour at most once. */
const isClock = (pattern: string): boolean => {
  const parts: readonly string[] = pattern.match(/YYYY|MM|DD|HH|mm|ss/g) ?? [];
  return ["YYYY", "MM", "DD"].every((part) => parts.includes(part)) && new Set(parts).size === parts.length;
};
const values = {
  time: z
    .union([z.enum(["s", "ms", "iso"]), z.strictObject({ pattern: z.string().refine(isClock), zone: name })], {
      error: "s, ms, iso, or { pattern: YYYY-MM-DD HH:mm:ss, zone: Asia/Shanghai }",
    })
    .optional(),
  flag: z.tuple([scalar, scalar], { error: "the values of no and yes, such as [N, Y]" }).optional(),
  number: z.enum(["number", "text"], { error: "number or text" }).optional(),
  json: z.enum(["text", "object"], { error: "text or object" }).optional(),
};

export const dialectSchema = z.strictObject({
  root: callRootSchema.optional(),
  names: z.enum(["camel"], { error: "camel" }).optional(),
  methods: z
    .strictObject({
      list: httpMethodSchema.optional(),
      get: httpMethodSchema.optional(),
      add: httpMethodSchema.optional(),
      set: httpMethodSchema.optional(),
      del: httpMethodSchema.optional(),
      action: httpMethodSchema.optional(),
    })
    .optional(),
  answer: z
    .strictObject({
      code: path.optional(),
      success: z.array(scalar, { error: "a list of values of the code" }).optional(),
      error: path.optional(),
      fields: path.optional(),
      message: path.optional(),
      data: path.optional(),
      rows: path.optional(),
      count: z.union([path, header], { error: "a path into the answer, or { header: <name> }" }).optional(),
    })
    .optional(),
  paging: z
    .strictObject({
      page: name.optional(),
      offset: name.optional(),
      cursor: name.optional(),
      size: name.optional(),
      first: z.int().min(0).max(1).optional(),
      next: path.optional(),
      whole: z.int().positive().optional(),
      seek: z.int().positive().optional(),
    })
    .optional(),
  sort: z
    .strictObject({
      field: name.optional(),
      order: name.optional(),
      ascending: z.string().optional(),
      descending: z.string().optional(),
    })
    .optional(),
  range: z
    .strictObject({ begin: name.optional(), end: name.optional(), min: name.optional(), max: name.optional() })
    .optional(),
  lists: z
    .strictObject({
      rows: name.optional(),
      count: name.optional(),
      page: name.optional(),
      pages: name.optional(),
      more: name.optional(),
    })
    .optional(),
  keys: z.record(z.string(), name, { error: "a map of resource: the name of its key on the wire" }).optional(),
  children: z.record(z.string(), name, { error: "a map of resource: the field with the rows below a row" }).optional(),
  search: name.optional(),
  empty: z.enum(["zero", "null", "omit"], { error: "one of: zero, null, omit" }).optional(),
  several: z.enum(["repeat", "comma", "json"], { error: "one of: repeat, comma, json" }).optional(),
  credentials: z
    .union(
      [
        z.enum(["bearer", "basic"]),
        header,
        z.strictObject({ key: name, before: z.string().default("") }),
        z.strictObject({ cookie: z.strictObject({ csrf: z.strictObject({ cookie: name, header: name }).optional() }) }),
      ],
      {
        error:
          "bearer, basic, { header: <name> }, { key: <header> } or { cookie: { csrf: { cookie: <name>, header: <name> } } }",
      },
    )
    .optional(),
  values: z
    .strictObject({
      ...values,
      except: z.record(z.string(), z.strictObject(values), { error: "a map of <resource>.<field>" }).optional(),
    })
    .optional(),
  password: z.enum(["hashed", "plain"], { error: "hashed or plain" }).optional(),
  refusals: z.record(z.string(), z.int(), { error: "a map of status or code: code of errors.yaml" }).optional(),
});
export type DialectDefinition = z.output<typeof dialectSchema>;

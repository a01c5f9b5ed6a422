// The lists, forms and pages of a resource, as a definition writes them.
import { z } from "zod";
import { PERIODS, UNITS } from "../../shared/schema/where/Where";
import { identifier } from "./names";
import { wordsSchema } from "./words";

export const scalar = z.union([z.string(), z.number()], { error: "a text or a number" });
export const names = z.array(z.string(), { error: "a list of field names, such as [name, state]" });

/** Field -> values. The condition holds while each field has one of its values. */
export const conditionSchema = z
  .record(z.string(), z.array(scalar, { error: "a list of values" }).min(1), {
    error: "a map of field: values, such as { type: [2] }",
  })
  .meta({ id: "condition" });

/** A field, or a field with the condition under which a row counts, and the label of the sum. */
const sum = z.union([z.string(), z.strictObject({ field: z.string(), when: conditionSchema, label: wordsSchema })], {
  error: "a field name, or { field: <field name>, when: <condition>, label: <words> }",
});

/** A period of time: a period of the calendar, or a period that is counted from now. */
const period = z
  .string()
  .regex(new RegExp(`^(?:${PERIODS.join("|")}|(?:last|next) [1-9]\\d{0,2} (?:${UNITS.join("|")}))$`), {
    error: "a period, such as this_month, last 7 days or next 30 days",
  });

/** A view that the definition of a list contains. It is a tab above the list. */
const shippedView = z.strictObject({
  name: identifier,
  label: wordsSchema,
  when: conditionSchema.optional(),
  during: z.record(z.string(), period, { error: "a map of field: period, such as { entered: this_month }" }).optional(),
  columns: names.optional(),
  sort: z.string().optional(),
  count: z.union([z.literal(true), z.enum(["act", "decide"])], { error: "true, act or decide" }).optional(),
});

const group = z.strictObject({
  group: identifier,
  label: wordsSchema,
  fields: names.min(1),
  when: conditionSchema.optional(),
});
const related = z.strictObject({ resource: z.string(), target: z.string(), source: z.string() });

/** A step in the process that a record passes: which records have passed it, when, and the field with the person. */
const at = z.string().optional();
const step = z.strictObject({ name: identifier, label: wordsSchema, when: conditionSchema, at, by: at });

/** For a column or a fact: the field on a second line below its value. */
const second = z.record(z.string(), z.string(), { error: "a map of field: field, such as { name: type }" }).optional();

/** The head of a record: its title in words, its state next to the title, some facts, a picture. */
const head = z.strictObject({
  title: wordsSchema.optional(),
  state: z.string().optional(),
  facts: names.optional(),
  second,
  picture: z.string().optional(),
});

export const viewsSchema = z.strictObject({
  list: z
    .strictObject({
      columns: names.optional(),
      keep: names.optional(),
      second,
      sums: z.array(sum, { error: "a list of field names, such as [price]" }).optional(),
      filters: names.optional(),
      sort: z.string().optional(),
      refresh: z.int().min(0).optional(),
      export: z.boolean().optional(),
      import: z.boolean().optional(),
      views: z.array(shippedView, { error: "a list of views, each with name and label" }).optional(),
    })
    .optional(),
  form: z.array(group).optional(),
  show: z
    .strictObject({
      head: head.optional(),
      steps: z.array(step, { error: "a list of steps, each with name, label and when" }).optional(),
      groups: z.array(group).optional(),
      related: z.array(related).optional(),
      history: z.boolean().optional(),
    })
    .optional(),
});

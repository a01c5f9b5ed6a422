// Checks names of fields, filters and words in hand-written code against generated types.
import type { TypedCall } from "./contract";

/** The names of a record's fields. */
export type FieldOf<Row> = keyof Row & string;

/** A record that was not validated: its fields are known, but their values may be anything. */
export type FactsOf<Row> = Readonly<Partial<Record<FieldOf<Row> | "id" | "row_version", unknown>>>;

/** The filters of a list: fields, both ends of a range, branches of a tree, and a search text. */
export type FilterOf<Row> = Readonly<
  Partial<
    Record<FieldOf<Row> | `${FieldOf<Row>}_begin` | `${FieldOf<Row>}_end` | `${FieldOf<Row>}_within` | "q", unknown>
  >
>;

/** The parameters of a call: `ParamsOf<typeof moneyCalls.recharge>`. */
export type ParamsOf<Of> = Of extends TypedCall<unknown, infer Params> ? Params : never;

/** The fields with a label: `LabelOf<typeof companyWords>`. */
export type LabelOf<Words> = keyof Words extends infer Key
  ? Key extends `${string}.fields.${infer Name}`
    ? Name
    : never
  : never;

/** The groups of a form or page that have a title: `GroupOf<typeof companyWords>`. */
export type GroupOf<Words> = keyof Words extends infer Key
  ? Key extends `${string}.groups.${infer Name}`
    ? Name
    : never
  : never;

/** The menu keys of a console, from its words: `MenuOf<typeof words>`. */
export type MenuOf<Words> = keyof Words extends infer Key ? (Key extends `menu.${infer Menu}` ? Menu : never) : never;

/**
 * Checks field names in hand-written views. With `const field = fieldOf<Company>()`, `source={field("sort")}` compiles
 * only if a company has that field. For lists of names, use `satisfies readonly FieldOf<Company>[]`.
 */
export const fieldOf =
  <Row>() =>
  <const Name extends FieldOf<Row>>(name: Name): Name =>
    name;

/** Checks message keys: `wordOf<typeof companyWords>()("company.fields.sort")`, with the type of company.words.ts. */
export const wordOf = fieldOf;

// Names of a definition in code by hand: each is checked against what is generated, so one that is gone no longer compiles.
import type { TypedCall } from "./contract";

/** The fields that a record of this type has. */
export type FieldOf<Row> = keyof Row & string;

/** What is read of such a record that was not judged: no other names, and whatever the values. */
export type FactsOf<Row> = Readonly<Partial<Record<FieldOf<Row> | "id" | "row_version", unknown>>>;

/** What a list of such records may be narrowed by: its fields, the two ends of a range, and a text to look for. */
export type FilterOf<Row> = Readonly<
  Partial<Record<FieldOf<Row> | `${FieldOf<Row>}_begin` | `${FieldOf<Row>}_end` | "q", unknown>>
>;

/** What a call takes: `ParamsOf<typeof moneyCalls.recharge>`. */
export type ParamsOf<Of> = Of extends TypedCall<unknown, infer Params> ? Params : never;

/** Whatever has a label, a column or not: `LabelOf<typeof companyWords>`. */
export type LabelOf<Words> = keyof Words extends infer Key
  ? Key extends `${string}.fields.${infer Name}`
    ? Name
    : never
  : never;

/** The groups of a form or a page, which have a title: `GroupOf<typeof companyWords>`. */
export type GroupOf<Words> = keyof Words extends infer Key
  ? Key extends `${string}.groups.${infer Name}`
    ? Name
    : never
  : never;

/** The keys of a console's menus, from its words: `MenuOf<typeof words>`. */
export type MenuOf<Words> = keyof Words extends infer Key ? (Key extends `menu.${infer Menu}` ? Menu : never) : never;

/**
 * Names fields for views written by hand: with `const field = fieldOf<Company>()`, `source={field("sort")}` compiles while a
 * company has that field. Lists of names say `satisfies readonly FieldOf<Company>[]`.
 */
export const fieldOf =
  <Row>() =>
  <const Name extends FieldOf<Row>>(name: Name): Name =>
    name;

/** The same for keys of words: `wordOf<typeof companyWords>()("company.fields.sort")`, of company.en.ts by its type. */
export const wordOf = fieldOf;

/** The fields that a record of this type has. */
export type FieldOf<Row> = keyof Row & string;

/** What is read of such a record that was not judged: no other names, and whatever the values. */
export type FactsOf<Row> = Readonly<Partial<Record<FieldOf<Row> | "id" | "row_version", unknown>>>;

/**
 * Names fields for views written by hand: with `const field = fieldOf<Company>()`, `source={field("sort")}` compiles while a
 * company has that field. Lists of names say `satisfies readonly FieldOf<Company>[]`.
 */
export const fieldOf =
  <Row>() =>
  <const Name extends FieldOf<Row>>(name: Name): Name =>
    name;

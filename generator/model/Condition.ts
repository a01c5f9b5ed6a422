/** Field -> values. The condition holds while each field has one of its values. */
export type Condition = Readonly<Record<string, readonly (string | number)[]>>;

/** Field -> values: holds while each of the fields has one of its values. */
export type Condition = Readonly<Record<string, readonly (string | number)[]>>;

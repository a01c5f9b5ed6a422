/** For a field: values. The condition holds if each field has one of its values. */
export type Condition = Readonly<Record<string, readonly (string | number)[]>>;

/** A record as lists hold it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };

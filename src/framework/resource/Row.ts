export type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };

export type Found = Readonly<Record<string, unknown>> & { readonly id: string | number };

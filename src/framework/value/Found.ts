export type FoundRecord = Readonly<Record<string, unknown>> & { readonly id: string | number };

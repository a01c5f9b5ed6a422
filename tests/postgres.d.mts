export const findPostgres: (options?: { readonly install?: boolean }) => string | null;

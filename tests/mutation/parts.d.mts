/** Parts of the code by their names: patterns of files, those with ! excluded, and the files of their tests. */
export declare const parts: Readonly<
  Record<string, { readonly mutate: readonly string[]; readonly tests: readonly string[] }>
>;

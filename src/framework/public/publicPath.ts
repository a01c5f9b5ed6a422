/** The public page of an address. Slashes at the end are ignored. */
export const publicPath = <Path extends string>(paths: readonly Path[], path: string): Path | null => {
  const bare = path.replace(/\/+$/, "");
  return paths.find((one) => one === bare) ?? null;
};

/** The public page at an address, however many slashes it ends in. */
export const publicPath = <Path extends string>(paths: readonly Path[], path: string): Path | null => {
  const bare = path.replace(/\/+$/, "");
  return paths.find((one) => one === bare) ?? null;
};

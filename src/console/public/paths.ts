/** Addresses that need no account of the console, besides /login. */
export const PUBLIC_PATHS = ["/register", "/link3_login", "/authorize", "/live_cdk", "/live_play"] as const;

export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** The public page at an address, however many slashes it ends in. */
export const publicPath = (path: string): PublicPath | null => {
  const bare = path.replace(/\/+$/, "");
  return PUBLIC_PATHS.find((one) => one === bare) ?? null;
};

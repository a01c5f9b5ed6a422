/**
 * Addresses of the pages that need no account, except /login. A link uses only the type of an address, so that it does
 * not load this file: `const LIVE: (typeof ADDRESSES)["live"] = "/live_play"`.
 */
export const PUBLIC_PATHS = {
  register: "/register",
  link: "/link3_login",
  authorize: "/authorize",
  redeem: "/live_cdk",
  live: "/live_play",
} as const;

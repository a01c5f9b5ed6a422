/**
 * Addresses of the pages that need no account, besides /login. A link uses the type of an address, so that it loads nothing:
 * `const LIVE: (typeof ADDRESSES)["live"] = "/live_play"`.
 */
export const ADDRESSES = {
  register: "/register",
  link: "/link3_login",
  authorize: "/authorize",
  redeem: "/live_cdk",
  live: "/live_play",
} as const;

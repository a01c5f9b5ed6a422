/**
 * Where the pages stand that need no account, besides /login. Whoever links to one names it by its type and loads nothing:
 * `const LIVE: (typeof ADDRESSES)["live"] = "/live_play"`.
 */
export const ADDRESSES = {
  register: "/register",
  link: "/link3_login",
  authorize: "/authorize",
  redeem: "/live_cdk",
  live: "/live_play",
} as const;

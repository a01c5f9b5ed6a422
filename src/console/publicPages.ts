// The pages that need no account, besides the sign-in page.
import type { PublicPages } from "pilothouse/public";
import { ADDRESSES } from "./addresses";
import "./public/pages.css";

const link = {
  load: () => import("./public/link/LinkPage"),
  part: "link",
  first: "visitor",
} satisfies PublicPages[string];

export const publicPages = {
  [ADDRESSES.register]: { load: () => import("./public/register/RegisterPage"), part: "register", first: "register" },
  [ADDRESSES.link]: link,
  [ADDRESSES.authorize]: link,
  [ADDRESSES.redeem]: { load: () => import("./public/redeem/RedeemPage"), part: "redeem", first: "visitor" },
  [ADDRESSES.live]: { load: () => import("./public/live/LivePage"), part: "live", first: "visitor" },
} satisfies PublicPages;

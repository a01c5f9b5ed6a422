// The addresses that need no account of the console, besides /login.
import type { PublicPages } from "pilothouse/public";
import "./public/pages.css";

const link = {
  load: () => import("./public/link/LinkPage"),
  part: "link",
  first: "link",
} satisfies PublicPages[string];

export const publicPages = {
  "/register": { load: () => import("./public/register/RegisterPage"), part: "register", first: "register" },
  "/link3_login": link,
  "/authorize": link,
  "/live_cdk": { load: () => import("./public/redeem/RedeemPage"), part: "redeem", first: "live" },
  "/live_play": { load: () => import("./public/live/LivePage"), part: "live", first: "live" },
} satisfies PublicPages;

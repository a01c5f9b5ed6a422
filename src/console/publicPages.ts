// The addresses that need no account of the console, besides /login.
import type { PublicPages } from "pilothouse/public";
import "./public/pages.css";

const link = {
  load: () => import("./public/link/LinkPage"),
  first: "link",
  scripts: ["public.visitor", "public.link", "service.session.calls"],
  words: "public.visitor",
} satisfies PublicPages[string];

export const publicPages = {
  "/register": {
    load: () => import("./public/register/RegisterPage"),
    first: "register",
    scripts: ["public.register"],
    words: "public.register",
  },
  "/link3_login": link,
  "/authorize": link,
  "/live_cdk": {
    load: () => import("./public/redeem/RedeemPage"),
    first: "live",
    scripts: ["public.visitor", "public.redeem"],
    words: "public.visitor",
  },
  "/live_play": {
    load: () => import("./public/live/LivePage"),
    first: "live",
    scripts: ["public.visitor", "public.live"],
    words: "public.visitor",
  },
} satisfies PublicPages;

// The public pages except the sign-in page. Their addresses are written here and in addresses.ts, and a type checks
// that both agree. Importing addresses.ts here would make the first file of every public page larger.
import type { PublicPages } from "pilothouse/public";
import { publicPagesOfFeatures } from "../generated/publicPages";
import type { PUBLIC_PATHS } from "./addresses";
import "./public/pages.css";
import "./public/face/face.css";

const link = {
  load: () => import("./public/link/LinkPage"),
  part: "link",
  first: "visitor",
} satisfies PublicPages[string];

export const publicPages = {
  ...publicPagesOfFeatures,
  "/register": { load: () => import("./public/register/RegisterPage"), part: "register", first: "register" },
  "/link3_login": link,
  "/authorize": link,
  "/live_cdk": { load: () => import("./public/redeem/RedeemPage"), part: "redeem", first: "visitor" },
  "/live_play": { load: () => import("./public/live/LivePage"), part: "live", first: "visitor" },
} satisfies PublicPages & Record<(typeof PUBLIC_PATHS)[keyof typeof PUBLIC_PATHS], unknown>;

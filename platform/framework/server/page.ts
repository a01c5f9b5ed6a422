// Writes the settings of this installation into the page, and the headers that limit what the page may do in a browser.
import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { LANGUAGES } from "../../../generator";
import type { PageConfig } from "../wire/Page";
import { DAY } from "../wire/seconds";
import { BLOCKED_PATH } from "./blocked";
import type { Preloads } from "./preloads";

const CONFIG = /<script\b[^>]*\bid="config"[^>]*>[\s\S]*?<\/script>/i;

/** JSON for a script element. `<` is escaped, so that no text in it can close the script. */
const embedJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

export const withConfig = (html: string, { publicKey, env, p2pHost, mapTiles, more = {} }: PageConfig): string => {
  const settings = {
    base: "",
    public_key: publicKey,
    env,
    languages: LANGUAGES,
    check_responses: env !== 1,
    p2p_host: p2pHost,
    map_tiles: mapTiles,
    ...more,
  };
  const script = `<script type="application/json" id="config">${embedJson(settings)}</script>`;
  return CONFIG.test(html) ? html.replace(CONFIG, () => script) : html.replace("</head>", () => `${script}</head>`);
};

/** Adds the list of files before the first script of the page, which then fetches them. */
export const addPreloads = (html: string, preloads: Preloads): string =>
  html.replace(
    /<head[^>]*>/i,
    (head) => `${head}<script type="application/json" id="preloads">${embedJson(preloads)}</script>`,
  );

/** The hashes by which the policy allows the inline scripts of the page. */
const inlineHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

const YEAR = 365 * DAY;

/** Adds the headers that limit what a page with the scripts of `html` may do. */
export const securityHeaders = (
  html: string,
  { sources: { connect, images, media }, isSecure }: Pick<PageConfig, "sources" | "isSecure">,
): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineHashes(html)],
      // MUI adds styles at run time, so inline styles are allowed.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:", ...images],
      mediaSrc: ["'self'", "blob:", ...media],
      // Scripts that play a stream fetch it themselves.
      connectSrc: ["'self'", ...new Set([...connect, ...media])],
      fontSrc: ["'self'", "data:"],
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      reportUri: BLOCKED_PATH,
    },
    strictTransportSecurity: isSecure && `max-age=${YEAR}`,
    xFrameOptions: "DENY",
    referrerPolicy: "same-origin",
    permissionsPolicy: { camera: ["self"], microphone: false, payment: false },
    // Other sites and mails may embed pictures of the console.
    crossOriginResourcePolicy: false,
  });

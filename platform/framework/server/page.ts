// The page with this installation's settings in it, and what a browser may do on it.
import { createHash } from "node:crypto";
import { LANGUAGES } from "../../../generator";
import type { Preloads } from "./preloads";

export interface PageConfig {
  readonly publicKey: string;
  /** 1 formal, 2 test. */
  readonly env: number;
  /** The one host whose pages carry the fixed P2P title; "" for none. */
  readonly p2pHost: string;
  /** `https://host/{z}/{x}/{y}.png`; "" for no map. */
  readonly mapTiles: string;
}

const CONFIG = /<script\b[^>]*\bid="config"[^>]*>[\s\S]*?<\/script>/i;

/** `<` is written so that nothing in it can end the script it stands in. */
const embedded = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

export const withConfig = (html: string, { publicKey, env, p2pHost, mapTiles }: PageConfig): string => {
  const settings = {
    base: "",
    public_key: publicKey,
    env,
    languages: LANGUAGES,
    check_responses: env !== 1,
    p2p_host: p2pHost,
    map_tiles: mapTiles,
  };
  const script = `<script type="application/json" id="config">${embedded(settings)}</script>`;
  return CONFIG.test(html) ? html.replace(CONFIG, () => script) : html.replace("</head>", () => `${script}</head>`);
};

/** Stands before the first script of the page, which asks for these files. */
export const withPreloads = (html: string, preloads: Preloads): string =>
  html.replace(
    /<head[^>]*>/i,
    (head) => `${head}<script type="application/json" id="preloads">${embedded(preloads)}</script>`,
  );

/** Scripts that stand in the page itself are allowed by their hash. */
const inlineHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

export const securityHeaders = (html: string): Readonly<Record<string, string>> => ({
  // Styles are made while the page runs; calls may go to another server that the console is told of.
  "content-security-policy": [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(html).join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    "connect-src 'self' https: http: ws: wss:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), payment=()",
});

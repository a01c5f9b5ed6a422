// Writes the built console into a folder for a separate web server, with the settings of the installation in its pages.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono, type MiddlewareHandler } from "hono";
import type { Model } from "../../../generator";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import type { Settings } from "../../../platform/framework/settings/settings";
import { remotePageConfig } from "./startWithoutPlatform";
import { securityHeaders, withConfig, addPreloads } from "../../../platform/framework/server/page";
import { MANIFEST_PATH, createPreloads } from "../../../platform/framework/server/preloads";
import { readModel } from "../../../platform/framework/server/readModel";

/** nginx adds these headers to all pages. Their hashes belong to this build. */
export const HEADERS_FILE = "security-headers.conf";

/** The settings of the page as a file, for people to read. */
const SETTINGS = "settings.json";

const forNginx = async (limits: MiddlewareHandler): Promise<string> => {
  const { headers } = await new Hono()
    .use(limits)
    .get("/", ({ body }) => body(null))
    .request("/");
  return [...headers].map(([name, value]) => `add_header ${name} "${value}" always;\n`).join("");
};

/**
 * Copies the build of the console in `root` to `folder`. Overwrites an earlier copy, but keeps the files of earlier builds
 * for open pages.
 * @throws Refusal without PLATFORM_URL, or if the folder contains other files
 */
export const writePages = async (
  root: string,
  settings: Settings,
  folder: string,
  model: Pick<Model, "host"> = readModel(root),
): Promise<readonly string[]> => {
  if (settings.PLATFORM_URL === null)
    throw new Refusal(
      "PLATFORM_URL is missing: static files have no platform of their own. Set it to the platform's address.",
    );
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, SETTINGS)))
    throw new Refusal(`${folder} contains other files; choose a folder that is empty or was written by this command.`);
  const dist = join(root, "dist");
  // Without PLATFORM_DIRECT, the page sends calls to its own origin, and the operator's web server passes them on: see
  // docs/hosts.md.
  const config = remotePageConfig(settings, settings.PLATFORM_URL, model);
  mkdirSync(folder, { recursive: true });
  cpSync(dist, folder, { recursive: true, filter: (path) => !path.includes(".vite") });
  const preloads = createPreloads(readFileSync(join(dist, MANIFEST_PATH), "utf8"));
  const pages = readdirSync(dist).filter((name) => name.endsWith(".html"));
  const written = pages.map((name) => {
    const html = withConfig(readFileSync(join(dist, name), "utf8"), config);
    const whole = name === "index.html" ? addPreloads(html, preloads(["console"])) : html;
    writeFileSync(join(folder, name), whole);
    return whole;
  });
  writeFileSync(join(folder, HEADERS_FILE), await forNginx(securityHeaders(written.join(""), config)));
  writeFileSync(join(folder, SETTINGS), `${JSON.stringify({ ...config, ...config.more, more: undefined }, null, 2)}\n`);
  return pages;
};

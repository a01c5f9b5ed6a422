// Public pages: the size of the script that each page loads until its form is usable, and the time on a slow
// connection.
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { type Measurement, formatKB, printFigures, formatSeconds } from "./measure";
import { measureOpening, type MeasuredSite } from "./opened";

const THIRD_PARTY = `app_key=hearth-7f2c91&return_url=${encodeURIComponent("https://hearth.example/link/callback")}`;
const PASSWORD = "input[name=password]";
/** For each page: name, address, and a required field of its form. */
const PAGES = [
  ["sign-in", "/login?lang=en", PASSWORD],
  ["register", "/register?lang=en", PASSWORD],
  ["redeem", "/live_cdk?lang=en", "input[name=cdk]"],
  ["live play", "/live_play?lang=en", PASSWORD],
  ["authorize", `/authorize?lang=en&${THIRD_PARTY}`, PASSWORD],
  ["third-party sign-in", `/link3_login?lang=en&${THIRD_PARTY}`, PASSWORD],
] as const;

/** Inline scripts count too. */
const inlineBytes = async (url: string): Promise<number> => {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].reduce(
    (sum, [, code = ""]) => sum + gzipSync(code, { level: 9 }).length,
    0,
  );
};

const share = (ours: number, peer: number, goal: number): string =>
  `${goal} x peer ${formatSeconds(peer)}; is ${(ours / peer).toFixed(2)}`;

export const benchPublicPages = async (browser: Browser, ours: MeasuredSite, peer: MeasuredSite): Promise<void> => {
  const peerLocal = await measureOpening(browser, peer, peer.signIn, PASSWORD);
  const scripts: Measurement[] = [];
  for (const [name, path, field] of PAGES) {
    const { bytes } = await measureOpening(browser, ours, path, field);
    const inside = await inlineBytes(ours.address + path);
    const beside = `100 KB; peer ${formatKB(peerLocal.bytes)}`;
    scripts.push({ what: `${name} (${formatKB(inside)} of it in the page)`, ours: formatKB(bytes + inside), beside });
  }
  printFigures("public pages: script until usable, gzip", scripts);

  const peerSlow = (await measureOpening(browser, peer, peer.signIn, PASSWORD, { network: "fast 3G" })).milliseconds;
  const times: Measurement[] = [];
  for (const [name, path, field] of PAGES)
    for (const [moment, goal] of [
      ["painted", 0.35],
      ["usable", 0.65],
    ] as const) {
      const { milliseconds } = await measureOpening(browser, ours, path, field, { network: "fast 3G", moment });
      times.push({
        what: `${name}, ${moment}`,
        ours: formatSeconds(milliseconds),
        beside: share(milliseconds, peerSlow, goal),
      });
    }
  printFigures("public pages, fast 3G", times);
};

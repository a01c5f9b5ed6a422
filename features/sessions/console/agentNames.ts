// Recognizes browser and system in a user agent. The order of the patterns matters: Edge also calls itself Chrome, and
// Chrome calls itself Safari.
const BROWSERS = [
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["WeChat", /MicroMessenger\//],
  ["Firefox", /(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /Safari\//],
] as const;
const SYSTEMS = [
  ["Windows", /Windows/],
  ["Android", /Android/],
  ["iOS", /iPhone|iPad|iPod/],
  ["macOS", /Mac OS X|Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux|X11/],
] as const;

const firstOf = (names: readonly (readonly [string, RegExp])[], agent: string): string =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? "";

/** The name of the browser and of the system; each is "" if it is unknown. */
export const parseUserAgent = (agent: string): { readonly browser: string; readonly system: string } => ({
  browser: firstOf(BROWSERS, agent),
  system: firstOf(SYSTEMS, agent),
});

// Finds a Chrome or Chromium for the journeys. On Debian, it can install one. The headless shell has the same engine
// and needs half the processor time, so it is preferred.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const present = () => {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROMIUM ?? "", ...onPath, ...PLACES].find((path) => path !== "" && existsSync(path));
};

/**
 * Answers the path of a Chromium executable. With `install`, it installs one from Debian's package manager if needed,
 * together with a font that has Chinese characters.
 * Throws an error that says what to install if there is none.
 */
export const findChromium = ({ install = false } = {}) => {
  const found = present();
  if (found !== undefined) return found;
  if (install && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium (apt-get) …");
    const apt = (...args) => {
      const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ["sudo"]), "apt-get", ...args];
      spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
      return present();
    };
    apt("update", "-q");
    for (const name of ["chromium-headless-shell", "chromium"]) {
      const installed = apt("install", "-y", "-q", "--no-install-recommends", name, "fonts-noto-cjk");
      if (installed !== undefined) return installed;
    }
  }
  throw new Error("No Chrome or Chromium found. Install one, or set CHROMIUM to its path, then run npm test again.");
};

/** Options with which Chromium runs as root, without a display, and sends no requests of its own. */
export const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

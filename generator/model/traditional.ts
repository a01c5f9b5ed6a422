// zh-TW from zh-CN. OpenCC's dictionaries take longer to load than everything else together, so what they answered is kept
// beside the bundle, and they are loaded only for a text nobody has asked for before.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ToTraditional } from "./resolveWords";
import { asSaidInTaiwan } from "./taiwan";

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

const readTexts = (file: string): Map<string, string> => {
  try {
    const texts: unknown = JSON.parse(readFileSync(file, "utf8"));
    return new Map(isTexts(texts) ? Object.entries(texts) : []);
  } catch {
    // No cache yet, or not ours: it is only a cache.
    return new Map();
  }
};

const loadConverter = (): ToTraditional => {
  const opencc: typeof import("opencc-js") = createRequire(import.meta.url)("opencc-js/cn2t");
  return opencc.Converter({ from: "cn", to: "twp" });
};

export interface Traditional {
  readonly convert: ToTraditional;
  /** Writes what was newly converted; nothing when the cache knew it all. */
  readonly keep: () => void;
}

/** `file` is the cache; null keeps nothing. */
export const traditional = (file: string | null): Traditional => {
  const known = file === null ? new Map<string, string>() : readTexts(file);
  let converter: ToTraditional | null = null;
  let kept = known.size;
  return {
    convert: (text) => {
      const found = known.get(text);
      if (found !== undefined) return asSaidInTaiwan(found);
      converter ??= loadConverter();
      const converted = converter(text);
      known.set(text, converted);
      return asSaidInTaiwan(converted);
    },
    keep: () => {
      if (file === null || known.size === kept) return;
      kept = known.size;
      try {
        mkdirSync(dirname(file), { recursive: true });
        const beside = `${file}.${process.pid}`;
        writeFileSync(beside, JSON.stringify(Object.fromEntries(known)));
        renameSync(beside, file);
      } catch {
        // A checkout that cannot be written to converts anew each time.
      }
    },
  };
};

export const cacheFile = (root: string): string => join(root, "node_modules", ".cache", "pilothouse", "zh-TW.json");

// Converts zh-CN to zh-TW with OpenCC. Loading its dictionaries takes long, so converted texts are cached, and the
// dictionaries are loaded only for a text that is not in the cache.
import { cacheFolderOf } from "../layout";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ToTraditional } from "./resolveWords";

const WAY = { from: "cn", to: "twp" } as const;

/** Identifies the converter and its options. A cache from another converter or version is ignored. */
const converterKey = (): string => {
  const require = createRequire(import.meta.url);
  for (let at = dirname(require.resolve("opencc-js/cn2t")); at !== dirname(at); at = dirname(at)) {
    const file = join(at, "package.json");
    if (!existsSync(file)) continue;
    const { name, version }: { name?: unknown; version?: unknown } = JSON.parse(readFileSync(file, "utf8"));
    if (name === "opencc-js") return `${name} ${String(version)} ${WAY.from} ${WAY.to}`;
  }
  return "";
};

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

const readTexts = (file: string): Map<string, string> => {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof kept !== "object" || kept === null || !("key" in kept) || !("texts" in kept)) return new Map();
    return new Map(kept.key === converterKey() && isTexts(kept.texts) ? Object.entries(kept.texts) : []);
  } catch {
    // A missing or damaged cache counts as an empty one.
    return new Map();
  }
};

const loadConverter = (): ToTraditional => {
  const opencc: typeof import("opencc-js") = createRequire(import.meta.url)("opencc-js/cn2t");
  return opencc.Converter(WAY);
};

export interface TraditionalConverter {
  readonly convert: ToTraditional;
  /** Writes the cache if it has new texts. */
  readonly keep: () => void;
}

/** `file` is the cache, or null for none. `anew` ignores its content and rewrites it. */
export const loadTraditional = (file: string | null, anew = false): TraditionalConverter => {
  const known = file === null || anew ? new Map<string, string>() : readTexts(file);
  let converter: ToTraditional | null = null;
  let kept = known.size;
  return {
    convert: (text) => {
      const found = known.get(text);
      if (found !== undefined) return found;
      converter ??= loadConverter();
      const converted = converter(text);
      known.set(text, converted);
      return converted;
    },
    keep: () => {
      if (file === null || known.size === kept) return;
      kept = known.size;
      try {
        mkdirSync(dirname(file), { recursive: true });
        const beside = `${file}.${process.pid}`;
        writeFileSync(beside, JSON.stringify({ key: converterKey(), texts: Object.fromEntries(known) }));
        renameSync(beside, file);
      } catch {
        // In a read-only checkout, texts are converted each time.
      }
    },
  };
};

export const traditionalCacheFile = (root: string): string => join(cacheFolderOf(root), "zh-TW.json");

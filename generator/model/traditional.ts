// zh-TW from zh-CN. OpenCC's dictionaries take longer to load than everything else together, so what they answered is kept
// beside the bundle, and they are loaded only for a text nobody has asked for before.
import { cacheOf } from "../layout";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ToTraditional } from "./resolveWords";

const WAY = { from: "cn", to: "twp" } as const;

/** Which converter answered, and how it was asked: what another one answered is no answer of this one. */
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
    // No cache yet, or not ours: it is only a cache.
    return new Map();
  }
};

const loadConverter = (): ToTraditional => {
  const opencc: typeof import("opencc-js") = createRequire(import.meta.url)("opencc-js/cn2t");
  return opencc.Converter(WAY);
};

export interface Traditional {
  readonly convert: ToTraditional;
  /** Writes what was newly converted; nothing when the cache knew it all. */
  readonly keep: () => void;
}

/** `file` is the cache; null keeps nothing. `anew` trusts nothing that is in it, and writes it again. */
export const traditional = (file: string | null, anew = false): Traditional => {
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
        // A checkout that cannot be written to converts anew each time.
      }
    },
  };
};

export const cacheFile = (root: string): string => join(cacheOf(root), "zh-TW.json");

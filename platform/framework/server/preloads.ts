// Finds the files of the screen at an address, so that a signed-in browser fetches all of them at once, not one after
// another. Public pages list their own files (src/framework/prerender). The names of parts are those of
// src/framework/chunks.
import type { Manifest } from "vite";
import { type Model, SCREENS } from "../../../generator";

/**
 * Names the parts of the screen at `path`, including the console: `["console", "section.product", "product.device"]`. A
 * screen written by hand is named by its file.
 */
export type PartsAt = (path: string) => readonly string[];

export const partsAtOf = ({ sections, resources }: Model): PartsAt => {
  const home = sections[0]?.redirect ?? "/";
  const owners = new Map(resources.map(({ name, section }) => [name, section]));
  const screens = new Map<string, readonly string[]>();
  for (const { name, redirect, screens: all } of sections) {
    for (const screen of all) {
      const [first] = screen.resources;
      const own = screen.component === null ? [] : [`${SCREENS}/${screen.component}.tsx`];
      const view = first === undefined ? own : [`${owners.get(first)}.${first}`];
      screens.set(screen.path, ["console", `section.${name}`, ...view]);
    }
    const opened = screens.get(redirect);
    if (opened) screens.set(`/${name}`, opened);
  }
  return (path) => {
    const bare = path.replace(/\/+$/, "") || home;
    return screens.get(bare) ?? screens.get(bare.split("/").slice(0, 3).join("/")) ?? ["console"];
  };
};

export interface Preloads {
  readonly parts: readonly string[];
  /** The file with the translations of each language. */
  readonly words: Readonly<Record<string, string>>;
}

/** Path of Vite's manifest of the build: which file holds which part, and which other files it imports. */
export const MANIFEST = "/.vite/manifest.json";

type Part = Manifest[string];

/** The first script of the page. The page loads it and its imports already. */
const ENTRY = "main";

/** @param manifest the JSON text of the manifest; leave it out if nothing is built */
export const preloadsOf = (manifest = "{}"): ((names: readonly string[]) => Preloads) => {
  const chunks: Manifest = JSON.parse(manifest);
  const byName = new Map(
    Object.values(chunks).flatMap((part) =>
      [part.name, part.src].flatMap((name) => (name === undefined ? [] : [[name, part] as const])),
    ),
  );
  /** These parts with all their imports. Without the list, each level of imports would cost a round trip. */
  const arriving = (names: readonly string[]): ReadonlySet<Part> => {
    const found = new Set(names.flatMap((name) => byName.get(name) ?? []));
    for (const { imports = [] } of found) for (const key of imports) if (chunks[key]) found.add(chunks[key]);
    return found;
  };
  const here = arriving([ENTRY]);
  const words = Object.fromEntries(
    [...byName].flatMap(([name, { file }]) =>
      name.startsWith("words.") ? [[name.slice("words.".length), `/${file}`]] : [],
    ),
  );
  return (names) => ({
    parts: [...arriving(names)]
      .filter((part) => !here.has(part))
      .flatMap(({ file, css = [] }) => [file, ...css])
      .map((file) => `/${file}`),
    words,
  });
};

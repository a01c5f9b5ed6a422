// What the screen at an address is made of, so that a signed-in browser asks for all of it at once instead of finding one
// part in another. A public page says so itself (src/prerender). Parts go by the names that vite.config.ts gives them.
import { STORED_TOKEN } from "../wire/ownNames";
import type { Model } from "../../../generator";

/** Names of the parts of the screen at `path`, the console itself among them: `["console", "section.product", "product.device"]`. */
export type PartsAt = (path: string) => readonly string[];

export const partsAtOf = ({ sections, resources }: Model): PartsAt => {
  const home = sections[0]?.redirect ?? "/";
  const owners = new Map(resources.map(({ name, section }) => [name, section]));
  const screens = new Map<string, readonly string[]>();
  for (const { name, redirect, screens: all } of sections) {
    for (const screen of all) {
      const [first] = screen.resources;
      const view = first === undefined ? [] : [`${owners.get(first)}.${first}`];
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
  /** By language. */
  readonly words: Readonly<Record<string, string>>;
}

const NAMED = /^\/assets\/(.+)-[\w-]{8}\.(?:js|css)$/;

/** `files` are the addresses of what was built. */
export const preloadsOf = (files: Iterable<string>): ((names: readonly string[]) => Preloads) => {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = NAMED.exec(file)?.[1];
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const words = Object.fromEntries(
    [...byName].flatMap(([name, [file]]) =>
      name.startsWith("words.") && file !== undefined ? [[name.slice("words.".length), file]] : [],
    ),
  );
  return (names) => ({ parts: names.flatMap((name) => byName.get(name) ?? []), words });
};

/**
 * Runs in the page before any other script. The token's and the language's keys are those of src/framework/wire; a guess that is
 * wrong costs a file that is not used.
 */
export const PRELOADING = `try {
  const { parts, words } = JSON.parse(document.getElementById("preloads").textContent);
  if (localStorage.getItem("${STORED_TOKEN}")) {
    const asked = new URLSearchParams(location.search).get("lang") || localStorage.getItem("pilothouse.language") || navigator.language;
    const spoken = Object.keys(words).find((one) => one.toLowerCase() === asked.toLowerCase().replace(/^zh$/, "zh-cn")) || "en";
    for (const href of [...parts, words[spoken]].filter(Boolean)) {
      const link = document.createElement("link");
      link.rel = /css$/.test(href) ? "preload" : "modulepreload";
      if (link.rel === "preload") link.as = "style";
      link.crossOrigin = "";
      link.href = href;
      document.head.append(link);
    }
  }
} catch {}`;

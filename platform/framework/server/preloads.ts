// Finds the files of the screen at an address, so that a signed-in browser fetches them all at once. Public pages list
// their own files (authoring/build/prerenderPlugin.ts). authoring/build/createModuleGrouping.ts names the parts of a build.
import type { Manifest } from "vite";
import { type Model, type ResourceModel, SCREENS_FOLDER } from "../../../generator";

/**
 * Names the parts of the screen at `path`, including the console: `["console", "section.product", "product.device"]`. A
 * hand-written screen is named by its file. Null if the console has no page there.
 */
export type FindParts = (path: string) => readonly string[] | null;

/** Whether "/tasks/7" matches "/tasks/:id". */
const isAt = (page: string, path: string): boolean => {
  const given = path.split("/");
  const parts = page.split("/");
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith(":") ? /^[\w-]+$/.test(given[at] ?? "") : part === given[at]))
  );
};

/** The pages of a record, by the end of their path. */
const RECORD = [
  ["create", /^\/create$/],
  ["edit", /^\/(?!create$)[^/]+$/],
  ["show", /^\/[^/]+\/show$/],
] as const;

/** `pages`: addresses of pages that features have. */
export const createFindParts = ({ sections, resources }: Model, pages: readonly string[]): FindParts => {
  const home = sections[0]?.redirect ?? "/";
  const known = new Map(resources.map((one) => [one.name, one]));
  const screens = new Map<string, Place>();
  const landings = new Map<string, Place>();
  for (const { name, redirect, screens: all } of sections) {
    for (const { path, component, resources: shown } of all) {
      const lists = shown.flatMap((one) => known.get(one) ?? []);
      const parts = ["console", `section.${name}`];
      const [first, ...others] = lists;
      const own = component === null ? [] : [`${SCREENS_FOLDER}/${component}.tsx`];
      const names = [...parts, ...(first === undefined ? own : [`${first.section}.${first.name}`])];
      screens.set(path, { names, resource: component === null ? first : undefined });
      for (const other of component === null ? others : [])
        screens.set(`${path}/${other.name}`, { names, resource: other });
    }
    const opened = screens.get(redirect);
    if (opened && !screens.has(`/${name}`)) landings.set(`/${name}`, opened);
  }
  return (path) => {
    const bare = path.replace(/\/+$/, "") || home;
    const found = screens.get(bare) ?? landings.get(bare);
    if (found) return found.names;
    const [base = "", place] = [...screens].findLast(([one]) => bare.startsWith(`${one}/`)) ?? [];
    const rest = bare.slice(base.length);
    if (RECORD.some(([view, form]) => form.test(rest) && place?.resource?.views.has[view])) return place?.names ?? null;
    return ["/login", ...pages].some((page) => isAt(page, bare)) ? ["console"] : null;
  };
};

interface Place {
  readonly names: readonly string[];
  /** The resource whose records have pages below. */
  readonly resource: ResourceModel | undefined;
}

export interface Preloads {
  readonly parts: readonly string[];
  /** The file with the words of each language. */
  readonly words: Readonly<Record<string, string>>;
}

/** The path of Vite's manifest of the build. It says which file has which part, and what this file imports. */
export const MANIFEST_PATH = "/.vite/manifest.json";

type Part = Manifest[string];

/** The first script of the page. The page loads it and its imports anyway. */
const ENTRY = "main";

/** @param manifest the JSON text of the manifest; omit it if nothing is built */
export const createPreloads = (manifest = "{}"): ((names: readonly string[]) => Preloads) => {
  const chunks: Manifest = JSON.parse(manifest);
  const byName = new Map(
    Object.values(chunks).flatMap((part) =>
      [part.name, part.src].flatMap((name) => (name === undefined ? [] : [[name, part] as const])),
    ),
  );
  /** These parts and everything that they import. Without this list, each level of imports would cost a round trip. */
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

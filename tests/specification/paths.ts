// Finds the paths that a sentence of point 7 names: "/mall/cdk/get, use; cdk order get" names three.
import { specifiedCalls } from "../coverage/specification";
import type { Sentence } from "./sentences";

const paths = specifiedCalls.map(([path]) => path);

const shared = (one: string, other: string): number => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at === -1 ? one.length : at;
};

/**
 * Finds the path for a name. This is the name itself, or the path with this ending that is most similar to the path
 * before.
 */
const meant = (name: string, before: string): string => {
  const written = `/${name.trim().replaceAll(" ", "/")}`.replace(/^\/+/, "/");
  if (paths.includes(written)) return written;
  const folder = before.slice(0, before.lastIndexOf("/") + 1);
  const [nearest] = paths
    .filter((path) => path.endsWith(written))
    .toSorted((a, b) => shared(b, folder) - shared(a, folder) || a.length - b.length);
  if (nearest === undefined) throw new Error(`no call is meant by "${name}" after ${before}`);
  return nearest;
};

/** The text of a sentence that is in brackets or after a colon. */
export const detailsOf = ({ text }: Sentence): string =>
  [/\((?!add,)([^)]+)\)/.exec(text)?.[1], / ?\/\S+: (.+)\.$/.exec(text)?.[1]].join(" ").trim();

export const pathsOf = ({ text, point }: Sentence): readonly string[] => {
  if (point !== 7) return [];
  const bare = text
    .replace(/ \((?!add,)[^)]+\)/g, "")
    .replace(/^(?:Two-step upload: )?POST (\S+).*$/, "$1")
    .replace(/(\/\S+): .+$/, "$1")
    .replace(/\.$/, "");
  const found: string[] = [];
  for (const part of bare.split("; ")) {
    const [, first, second, verbs] = /^(.+) and (\S+) \(?([\w, ]+)\)?$/.exec(part) ?? [];
    const names =
      first !== undefined && second !== undefined && verbs !== undefined
        ? [first, second].flatMap((name) => verbs.split(", ").map((verb) => `${name} ${verb}`))
        : part.split(", ");
    for (const name of names) found.push(meant(name, found.at(-1) ?? "/v2/umh/admin/"));
  }
  return found;
};

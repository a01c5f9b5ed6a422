// Suggests the allowed name that a misspelled one was probably meant to be.
import { closestMatch } from "leven";

/** How many letters may be wrong: one in a very short name, two for swapped letters, more in a long name. */
const mistakesIn = (name: string): number => (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length * 0.4)));

/** The most similar allowed name, or null if none is similar enough. */
export const findNearest = (name: string, allowed: Iterable<string>): string | null => {
  const byLower = new Map([...allowed].map((each) => [each.toLowerCase(), each]));
  const found = closestMatch(name.toLowerCase(), [...byLower.keys()], { maxDistance: mistakesIn(name) });
  return (found === undefined ? undefined : byLower.get(found)) ?? null;
};

const SHOWN = 12;

/** Makes a hint such as "Did you mean `state`? Allowed: `id`, `name`, `state`." */
export const suggest = (name: string, allowed: Iterable<string>): string => {
  const all = [...allowed];
  const meant = findNearest(name, all);
  const list = all.slice(0, SHOWN).map((each) => `\`${each}\``);
  const more = all.length > SHOWN ? ` and ${all.length - SHOWN} more` : "";
  const known = all.length > 0 ? `Allowed: ${list.join(", ")}${more}.` : "There is none to name.";
  return meant === null ? known : `Did you mean \`${meant}\`? ${known}`;
};

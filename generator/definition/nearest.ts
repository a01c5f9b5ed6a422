// Did-you-mean: the allowed name that a mistyped one was probably meant to be.
import { closestMatch } from "leven";

/** How many letters may be wrong: two where letters were swapped, more in a long name, one in a very short one. */
const mistakesIn = (name: string): number => (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length * 0.4)));

/** The nearest of `allowed`, or null when none is near enough to be worth saying. */
export const findNearest = (name: string, allowed: Iterable<string>): string | null => {
  const byLower = new Map([...allowed].map((each) => [each.toLowerCase(), each]));
  const found = closestMatch(name.toLowerCase(), [...byLower.keys()], { maxDistance: mistakesIn(name) });
  return (found === undefined ? undefined : byLower.get(found)) ?? null;
};

const SHOWN = 12;

/** "Did you mean `state`? Allowed: `id`, `name`, `state`." */
export const suggest = (name: string, allowed: Iterable<string>): string => {
  const all = [...allowed];
  const meant = findNearest(name, all);
  const list = all.slice(0, SHOWN).map((each) => `\`${each}\``);
  const more = all.length > SHOWN ? ` and ${all.length - SHOWN} more` : "";
  const known = all.length > 0 ? `Allowed: ${list.join(", ")}${more}.` : "There is none to name.";
  return meant === null ? known : `Did you mean \`${meant}\`? ${known}`;
};

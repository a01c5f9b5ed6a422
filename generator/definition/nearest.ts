// Did-you-mean: the allowed name that a mistyped one was probably meant to be.

/** Edits between two texts, where two letters swapped are one edit. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
};

/** The nearest of `allowed`, or null when none is near enough to be worth saying. */
export const nearest = (name: string, allowed: Iterable<string>): string | null => {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(Math.max(name.length, 3) * 0.4)) + 1;
  for (const candidate of allowed) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const far = distance(name.toLowerCase(), candidate.toLowerCase());
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
};

const SHOWN = 12;

/** "Did you mean `state`? Allowed: `id`, `name`, `state`." */
export const suggest = (name: string, allowed: Iterable<string>): string => {
  const all = [...allowed];
  const meant = nearest(name, all);
  const list = all.slice(0, SHOWN).map((each) => `\`${each}\``);
  const more = all.length > SHOWN ? ` and ${all.length - SHOWN} more` : "";
  const known = all.length > 0 ? `Allowed: ${list.join(", ")}${more}.` : "There is none to name.";
  return meant === null ? known : `Did you mean \`${meant}\`? ${known}`;
};

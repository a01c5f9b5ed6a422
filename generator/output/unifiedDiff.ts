// A small line diff for people: what stands on disk (-) against what ought to (+).
const CONTEXT = 2;
/** Above this many compared pairs the middle is shown as replaced. */
const LARGE = 4_000_000;

interface Line {
  readonly mark: " " | "-" | "+";
  readonly text: string;
}

const marked = (mark: Line["mark"], lines: readonly string[]): readonly Line[] => lines.map((text) => ({ mark, text }));

/** Lengths of the longest common subsequences of the ends of both. */
const commonLengths = (before: readonly string[], after: readonly string[]): readonly Uint32Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const value = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      rows[i]?.fill(value, j, j + 1);
    }
  return rows;
};

const middle = (before: readonly string[], after: readonly string[]): readonly Line[] => {
  if (before.length * after.length > LARGE) return [...marked("-", before), ...marked("+", after)];
  const lengths = commonLengths(before, after);
  const lines: Line[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const left = before[i];
    const right = after[j];
    if (left !== undefined && left === right) {
      lines.push({ mark: " ", text: left });
      i++;
      j++;
    } else if (
      left !== undefined &&
      (right === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      lines.push({ mark: "-", text: left });
      i++;
    } else if (right !== undefined) {
      lines.push({ mark: "+", text: right });
      j++;
    }
  }
  return lines;
};

const sharedStart = (a: readonly string[], b: readonly string[]): number => {
  const end = a.findIndex((line, index) => line !== b[index]);
  return end < 0 ? a.length : end;
};

/** The changed lines with two lines around them; "…" stands for lines left out. Empty when both are equal. */
export const unifiedDiff = (before: string, after: string, limit: number): readonly string[] => {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  const start = sharedStart(old, fresh);
  const end = Math.min(sharedStart(old.toReversed(), fresh.toReversed()), Math.min(old.length, fresh.length) - start);
  const lines = [
    ...marked(" ", old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...marked(" ", old.slice(old.length - end)),
  ];
  const near = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ mark }) => mark !== " "),
  );
  const shown = lines.flatMap(({ mark, text }, index) => {
    if (near[index]) return [`${mark} ${text}`];
    return index > 0 && near[index - 1] ? ["  …"] : [];
  });
  return shown.length > limit ? [...shown.slice(0, limit), `  … ${shown.length - limit} more lines`] : shown;
};

import { structuredPatch } from "diff";

/** Unchanged lines shown around a change. */
const CONTEXT = 2;
/** Above this many different lines, two texts are not compared line by line. */
const MOST = 500;

/** The lines that differ and the lines around them: "-" is in `before`, "+" in `after`. Empty when both are equal. */
export const unifiedDiff = (before: string, after: string, limit: number): readonly string[] => {
  const patch = structuredPatch("", "", before, after, "", "", { context: CONTEXT, maxEditLength: MOST });
  if (patch === undefined) return [`more than ${MOST} lines differ`];
  const lines = patch.hunks.flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines,
  ]);
  return lines.length > limit ? [...lines.slice(0, limit), `… ${lines.length - limit} more lines`] : lines;
};

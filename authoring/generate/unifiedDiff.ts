import { structuredPatch } from "diff";

/** The number of unchanged lines shown before and after a change. */
const CONTEXT = 2;
/** With more different lines than this, two texts are not compared line by line. */
const MOST = 500;

/** The different lines with lines around them. "-": only in `before`, "+": only in `after`. Empty if both are equal. */
export const unifiedDiff = (before: string, after: string, limit: number): readonly string[] => {
  const patch = structuredPatch("", "", before, after, "", "", { context: CONTEXT, maxEditLength: MOST });
  if (patch === undefined) return [`more than ${MOST} lines differ`];
  const lines = patch.hunks.flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines,
  ]);
  return lines.length > limit ? [...lines.slice(0, limit), `… ${lines.length - limit} more lines`] : lines;
};

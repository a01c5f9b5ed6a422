import { startTransition, useEffect, useState } from "react";
import type { ImportJob } from "./ImportJob";
import type { RowView, ShownRows } from "./ImportPlan";

const MARGIN = 50;

interface Seen {
  readonly job: ImportJob;
  readonly shown: ShownRows;
  readonly from: number;
  readonly rows: readonly RowView[];
}

/** Fetches the visible rows and some rows around them. Fetched rows stay until newer ones arrive. */
export const useVisibleRows = (
  job: ImportJob,
  shown: ShownRows,
  version: number,
  first: number,
  last: number,
): ((index: number) => RowView | undefined) => {
  const [seen, setSeen] = useState<Seen | null>(null);
  const from = Math.max(0, Math.floor(first / MARGIN) * MARGIN - MARGIN);
  const to = Math.ceil((last + 1) / MARGIN) * MARGIN + MARGIN;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each version of the rows
  useEffect(() => {
    let wanted = true;
    job
      .rows(from, to - from, shown)
      .then((rows) => wanted && startTransition(() => setSeen({ job, shown, from, rows })))
      .catch(console.error);
    return () => {
      wanted = false;
    };
  }, [job, shown, version, from, to]);
  return (index) => (seen?.job === job && seen.shown === shown ? seen.rows[index - seen.from] : undefined);
};

import { runInSpan } from "../observing/span";
import type { JobKind } from "../Platform";
import { runAsWriter } from "../storage/writer";

/** The same job kind, with a span for each run. */
export const traceJobKind = (kind: JobKind): JobKind => ({
  ...kind,
  run: (work) =>
    runInSpan(
      `job ${kind.kind}`,
      { attributes: { "pilothouse.job": work.job.id, "pilothouse.attempt": work.job.attempts } },
      // The account of the job counts as the writer, so that it sees what the job wrote, also on a replica.
      () => runAsWriter(work.platform.store.reader, () => kind.run(work), work.job.account),
    ),
});

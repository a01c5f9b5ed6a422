import { inSpan } from "../observing/span";
import type { JobKind } from "../Platform";
import { ofSomebody } from "../storage/writer";

/** The same kind of job, each run of which is a span. */
export const tracedKind = (kind: JobKind): JobKind => ({
  ...kind,
  run: (work) =>
    inSpan(
      `job ${kind.kind}`,
      { attributes: { "pilothouse.job": work.job.id, "pilothouse.attempt": work.job.attempts } },
      // The account counts as the writer, so that it reads what the job wrote.
      () => ofSomebody(work.platform.store.reader, () => kind.run(work), work.job.account),
    ),
});

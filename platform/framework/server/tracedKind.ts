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
      // Whoever has it done reads what it did.
      () => ofSomebody(work.platform.store.reader, () => kind.run(work), work.job.account),
    ),
});

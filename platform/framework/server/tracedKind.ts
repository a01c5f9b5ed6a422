import { inSpan } from "../observing/span";
import type { JobKind } from "../Platform";

/** The same kind of job, each run of which is a span. */
export const tracedKind = (kind: JobKind): JobKind => ({
  ...kind,
  run: (work) =>
    inSpan(
      `job ${kind.kind}`,
      { attributes: { "pilothouse.job": work.job.id, "pilothouse.attempt": work.job.attempts } },
      () => kind.run(work),
    ),
});

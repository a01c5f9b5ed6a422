// The kinds of jobs of every platform. A console adds its own in files that call defineJob, listed in `jobs` of its
// business.
import { cronJob } from "../schedule/cronJob";
import { exportJob } from "../tasks/exportJob";
import type { JobKind } from "../Platform";
import { importJob } from "../tasks/importJob";

export const kinds: readonly JobKind[] = [exportJob, importJob, cronJob];

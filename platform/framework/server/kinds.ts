// The kinds of work every platform knows. A console adds its own: a file that calls defineJob, and its line among the `jobs` of its business.
import { cronJob } from "../schedule/cronJob";
import { exportJob } from "../tasks/exportJob";
import type { JobKind } from "../Platform";
import { importJob } from "../tasks/importJob";

export const kinds: readonly JobKind[] = [exportJob, importJob, cronJob];

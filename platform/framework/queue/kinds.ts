// Every kind of work the queue knows. To add one: a file that calls defineJob, and its line here.
import { codesJob } from "../../business/codes/cdkCodes";
import { cronJob } from "../schedule/cronJob";
import { deviceFileJob } from "../../business/devices/deviceFiles";
import { exportJob } from "../tasks/exportJob";
import type { JobKind } from "./defineJob";

export const kinds: readonly JobKind[] = [exportJob, cronJob, deviceFileJob, codesJob];

import { useDeferredValue, useSyncExternalStore } from "react";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";

/** News come several times a second: they are drawn in pieces, between which the page answers. */
export const useImportState = (job: ImportJob): ImportState =>
  useDeferredValue(useSyncExternalStore(job.subscribe, job.state));

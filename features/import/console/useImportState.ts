import { useDeferredValue, useSyncExternalStore } from "react";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";

/** The state changes several times a second. Because of deferred rendering, the page stays responsive. */
export const useImportState = (job: ImportJob): ImportState =>
  useDeferredValue(useSyncExternalStore(job.subscribe, job.state));

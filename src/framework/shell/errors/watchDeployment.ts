import { isStaleBuild } from "../../wire/deployment";

const BETWEEN_LOOKS = 10 * 60_000;

/** Looks for a newer build when the operator returns to the tab. Calls `report` once. Answers how to end this. */
export const watchDeployment = (report: () => void): (() => void) => {
  let looked = Date.now();
  const look = async () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < BETWEEN_LOOKS) return;
    looked = Date.now();
    if (!(await isStaleBuild())) return;
    stop();
    report();
  };
  const stop = () => document.removeEventListener("visibilitychange", look);
  document.addEventListener("visibilitychange", look);
  return stop;
};

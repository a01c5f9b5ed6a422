// Measures how long the page itself was busy, independently of other processes.
import type { Page } from "playwright-core";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Thread time in microseconds. It does not include time of other processes. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the page during `work`, in milliseconds of thread time. */
export const measureLongestTask = async (page: Page, work: () => Promise<void>): Promise<number> => {
  const browser = page.context().browser();
  if (browser === null) return Number.NaN;
  await browser.startTracing(page, { categories: ["toplevel"] });
  await work();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const pages = trace.traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const known = new Set(pages.map(thread));
  const tasks = trace.traceEvents.filter((event) => event.ph === "X" && known.has(thread(event)));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
};

// Reports which contract tests are left out on a running platform, and why. vitest.config.ts uses it if HOST_URL is
// set.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { NEEDS_STORE } from "./live.ts";

const folder = "tests/contract";
/** The only test file that works with a platform on another machine. */
const CALLS = "contract.test.ts";
const PROCESSES = /from "\.\/process"/;

/** File -> why it cannot test a running platform. */
export const readSkippedFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".test.ts") && file !== CALLS)
      .map((file) => {
        const starts = PROCESSES.test(readFileSync(join(folder, file), "utf8"));
        return [join(folder, file), starts ? "starts and stops the platform itself" : NEEDS_STORE];
      }),
  );

const grouped = (
  skipped: readonly (readonly [what: string, why: string])[],
): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>();
  for (const [what, why] of skipped) groups.set(why, [...(groups.get(why) ?? []), what]);
  return groups;
};

export class SkippedTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((one) => [...one.children.allTests()]);
    const notes = tests.flatMap((test) => {
      const { note, state } = { note: undefined, ...test.result() };
      return state === "skipped" && note !== undefined ? [[test.fullName, note] as const] : [];
    });
    const others = tests.filter((test) => test.result().state === "skipped").length - notes.length;
    const ran = tests.filter((test) => ["passed", "failed"].includes(test.result().state));
    const say = (what: string, groups: ReadonlyMap<string, readonly string[]>): readonly string[] =>
      [...groups].map(([why, names]) => `skipped: ${names.length} ${what}: ${why}\n  ${names.join("\n  ")}`);
    console.log(
      [
        "",
        `The contract on a running platform: ${ran.length} tests made calls to it.`,
        ...say("tests", grouped(notes)),
        `skipped: ${others} tests: about calls that their definition does not have, or not chosen`,
        ...say("files", grouped([...readSkippedFiles()])),
      ].join("\n"),
    );
  }
}

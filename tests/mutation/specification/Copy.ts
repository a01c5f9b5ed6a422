// A copy of the project, in which bugs are inserted and removed again. The project itself never changes.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { createVitest, type Vitest } from "vitest/node";
import { copyProject } from "../../copyProject";
import type { Breakage } from "./Breakage";

const CONFIG = { journey: "tests/journeys/vitest.config.ts", other: "vitest.config.ts" };
const isJourney = (file: string): boolean => file.includes(".journey.");

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The state of each test by its title, and the reason if a file could not be loaded. */
export interface TestOutcome {
  readonly failed: readonly string[];
  readonly passed: readonly string[];
  readonly fault: string | null;
}

export class MutatedCopy {
  readonly folder: string;
  #warm: Vitest | null = null;

  constructor(root: string) {
    this.folder = copyProject(root, ["tests", "vitest.config.ts", ".gitignore", "docs", "examples"]);
    // A repository is needed because some tests ask git for the files.
    execFileSync("git", ["init", "--quiet"], { cwd: this.folder });
    process.chdir(this.folder);
  }

  /** Inserts these bugs. Answers the function that removes them. */
  break(batch: readonly Breakage[]): () => void {
    const sound = new Map(batch.map(({ file }) => [file, readFileSync(join(this.folder, file), "utf8")]));
    const broken = new Map(sound);
    for (const { file, from, to } of batch)
      broken.set(
        file,
        (broken.get(file) ?? "").replace(from, () => to),
      );
    this.#write(broken);
    return () => this.#write(sound);
  }

  #write(texts: ReadonlyMap<string, string>): void {
    for (const [file, text] of texts) {
      writeFileSync(join(this.folder, file), text);
      this.#warm?.invalidateFile(join(this.folder, file));
    }
  }

  /** For a journey, the product starts again each time. Other tests share the modules that did not change. */
  async run(file: string, titles: readonly string[]): Promise<TestOutcome> {
    const vitest = await this.#vitestOf(file);
    try {
      vitest.setGlobalTestNamePattern(new RegExp(titles.map(escaped).join("|")));
      const chosen = await vitest.globTestSpecifications([join(this.folder, file)]);
      const ran = await vitest.runTestSpecifications(chosen).catch(inspect);
      // A text instead of results means that the product could not be built or started.
      if (typeof ran === "string") return { failed: [], passed: [], fault: ran };
      const { testModules, unhandledErrors } = ran;
      const tests = testModules.flatMap(({ children }) => [...children.allTests()]);
      const titlesOf = (state: string) =>
        tests.filter((one) => one.result().state === state).map(({ fullName }) => fullName);
      const suites = testModules.flatMap((module) => [module, ...module.children.allSuites()]);
      const faults = [...suites.flatMap((suite) => suite.errors()), ...unhandledErrors];
      return {
        failed: titlesOf("failed"),
        passed: titlesOf("passed"),
        fault: faults.length === 0 ? null : faults.map((one) => inspect(one)).join("\n"),
      };
    } finally {
      if (vitest !== this.#warm) await vitest.close();
    }
  }

  async #vitestOf(file: string): Promise<Vitest> {
    if (isJourney(file)) return this.#open(CONFIG.journey);
    this.#warm ??= await this.#open(CONFIG.other);
    return this.#warm;
  }

  #open(config: string): Promise<Vitest> {
    return createVitest("test", {
      root: this.folder,
      config: join(this.folder, config),
      watch: false,
      reporters: [{}],
      // A journey that fails is not repeated, because it is expected to fail.
      retry: 0,
      maxWorkers: 1,
    });
  }

  async close(): Promise<void> {
    await this.#warm?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

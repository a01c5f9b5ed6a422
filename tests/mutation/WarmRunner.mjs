// Runs tests for Stryker in one process that keeps all code loaded. vitest would load it again for each mutant, which
// takes longer than the tests. Tests that failed last run first.
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { DryRunStatus, MutantRunStatus, TestStatus } from "@stryker-mutator/api/test-runner";
import { collect, hookOf, run, testsIn } from "./harness.mjs";

const HARNESS = new URL("./harness.mjs", import.meta.url).href;
const MOST_KILLERS = 4;

const namespace = () => (globalThis.__stryker__ ??= {});

export class WarmRunner {
  #files = [];
  #folder = "";
  #generation = 0;
  #suites = null;
  /** Tests that failed last run first, because the same test often kills neighbouring mutants. */
  #killers = [];
  /** Whether a test passes alone on the unchanged code. */
  #standsAlone = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    await import("./cheapPasswords.mjs");
    process.env.SEED_FOLDER = resolve(".seeds");
    process.on("unhandledRejection", () => undefined);
    this.#files = (process.env.MUTATED_TESTS ?? "").split(";");
    this.#folder = resolve(`.warm-${process.pid}`);
    const outside = {
      name: "outside",
      resolveId: (id, importer) => {
        if (id === "vitest") return { id: HARNESS, external: true };
        // launch.mjs finds other files by its own path, so it must stay at this path.
        return id.endsWith("/launch.mjs") ? { id: resolve(importer, "..", id), external: "absolute" } : null;
      },
    };
    const places = {
      name: "places",
      transform: (code, id) =>
        code.includes("import.meta.dirname") && !id.includes("node_modules")
          ? code.replaceAll("import.meta.dirname", JSON.stringify(resolve(id, "..")))
          : null,
    };
    this.#build = await rolldown({
      input: Object.fromEntries(this.#files.map((file, index) => [`test${index}`, resolve(file)])),
      platform: "node",
      external: (id) => !/^[./]/.test(id) && !id.startsWith("pilothouse/") && id !== "vitest",
      plugins: [outside, places],
      transform: { jsx: "react-jsx" },
    });
  }
  #build;

  /** A new name for the code, so that Node loads it again. */
  async #load() {
    this.#generation += 1;
    const folder = join(this.#folder, String(this.#generation));
    mkdirSync(folder, { recursive: true });
    await this.#build.write({ format: "esm", dir: folder, entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" });
    return collect(
      this.#files,
      (file) => import(pathToFileURL(join(folder, `test${this.#files.indexOf(file)}.mjs`)).href),
    );
  }

  #ids(suites) {
    return new Set(suites.flatMap(testsIn).map(({ id }) => id));
  }

  async dryRun() {
    const ns = namespace();
    Object.assign(ns, { activeMutant: undefined, currentTestId: undefined, hitCount: undefined, hitLimit: undefined });
    this.#suites = await this.#load();
    const all = this.#ids(this.#suites);
    // The first run fills the store. This work belongs to no test, so its coverage is deleted.
    await run(this.#suites, all, false);
    const { static: loading = {}, perTest: counted = {} } = ns.mutantCoverage ?? {};
    for (const id of Object.keys(counted)) delete counted[id];
    const results = await run(this.#suites, all, false);
    const above = (one) => (one ? [hookOf(one), ...above(one.above)] : []);
    const covering = ({ id, suite }) => {
      const all = [id, ...above(suite)].map((name) => counted[name] ?? {});
      const sum = {};
      for (const one of all) for (const [mutant, hits] of Object.entries(one)) sum[mutant] = (sum[mutant] ?? 0) + hits;
      return [id, sum];
    };
    const tests = results.map(({ error, ...result }) =>
      error === null
        ? { ...result, status: TestStatus.Success }
        : { ...result, status: TestStatus.Failed, failureMessage: error },
    );
    const perTest = Object.fromEntries(this.#suites.flatMap(testsIn).map(covering));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: loading, perTest } };
  }

  /** Also returns the earlier tests that a wanted test depends on. */
  #completed(suites, wanted) {
    const all = new Set(wanted);
    for (const one of suites) {
      const tests = testsIn(one).map(({ id }) => id);
      const last = tests.findLastIndex((id) => wanted.has(id) && this.#standsAlone.get(id) === false);
      for (const id of tests.slice(0, last + 1)) all.add(id);
    }
    return all;
  }

  async #failing(suites, wanted) {
    const results = await run(suites, this.#completed(suites, wanted), true);
    return results.find(({ error }) => error !== null) ?? null;
  }

  async #passesAlone(id) {
    const ns = namespace();
    const { activeMutant } = ns;
    ns.activeMutant = undefined;
    const results = await run(this.#suites, new Set([id]), true);
    ns.activeMutant = activeMutant;
    return results.every(({ error }) => error === null);
  }

  async #judge(suites, wanted) {
    for (const killer of this.#killers.filter((id) => wanted.has(id))) {
      const failed = await this.#failing(suites, new Set([killer]));
      if (failed !== null) return failed;
    }
    const failed = await this.#failing(suites, wanted);
    if (failed === null || this.#standsAlone.get(failed.id) !== undefined) return failed;
    this.#standsAlone.set(failed.id, await this.#passesAlone(failed.id));
    return this.#standsAlone.get(failed.id) ? failed : this.#judge(suites, wanted);
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const ns = namespace();
    this.#suites ??= await this.#load();
    Object.assign(ns, { hitCount: 0, hitLimit, currentTestId: undefined, activeMutant: activeMutant.id });
    let suites = this.#suites;
    try {
      if (mutantActivation === "static") suites = await this.#load();
    } catch (error) {
      ns.activeMutant = undefined;
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: String(error), nrOfTests: 0 };
    }
    const wanted = testFilter ? new Set(testFilter) : this.#ids(suites);
    const failed = await this.#judge(suites, wanted);
    const hits = ns.hitCount;
    Object.assign(ns, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    if (hitLimit !== undefined && hits > hitLimit) return { status: MutantRunStatus.Timeout, reason: `${hits} hits` };
    if (failed === null) return { status: MutantRunStatus.Survived, nrOfTests: wanted.size };
    if (failed.isLate) return { status: MutantRunStatus.Timeout, reason: failed.error };
    this.#killers = [failed.id, ...this.#killers.filter((id) => id !== failed.id)].slice(0, MOST_KILLERS);
    return { status: MutantRunStatus.Killed, killedBy: [failed.id], failureMessage: failed.error, nrOfTests: 1 };
  }

  async dispose() {
    await this.#build?.close();
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }
}

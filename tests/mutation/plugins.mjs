// Plugins for Stryker: one selects the mutants, and a reporter stores each result at once.
import { CheckStatus } from "@stryker-mutator/api/check";
import { declareClassPlugin, declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { openPageRunner } from "./pageRunner.mjs";
import { WarmRunner } from "./WarmRunner.mjs";
import { addToRecord, identify, sampleNumberOf, readRecord } from "./record.mjs";

const part = process.env.MUTATED_PART ?? "";
const share = Number(process.env.MUTATED_SHARE ?? "1");
const seed = process.env.MUTATED_SEED ?? "";

const NOT_DRAWN = "not in the sample";
const JUDGED = "judged before";
const LEFT_OUT = new Set([NOT_DRAWN, JUDGED]);

/** Before a test, Stryker counts lines and columns from 0. In results, it counts from 1. */
const asReported = (mutant) => {
  const from1 = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  const { start, end } = mutant.location;
  return { ...mutant, location: { start: from1(start), end: from1(end) } };
};

/** Stryker cannot skip a mutant, so skipped ones are reported as compile errors. */
class Choice {
  #judged = new Map();
  async init() {
    this.#judged = readRecord(part);
  }
  async check(mutants) {
    const answer = (mutant) => {
      const known = identify(asReported(mutant));
      if (sampleNumberOf(seed, known) >= share) return { status: CheckStatus.CompileError, reason: NOT_DRAWN };
      if (this.#judged.has(known.id)) return { status: CheckStatus.CompileError, reason: JUDGED };
      return { status: CheckStatus.Passed };
    };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]));
  }
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

class Record {
  onMutantTested(result) {
    if (LEFT_OUT.has(result.statusReason)) return;
    const known = identify(result);
    if (sampleNumberOf(seed, known) >= share) return;
    const { status, statusReason, killedBy = [], coveredBy = [] } = result;
    addToRecord(part, {
      ...known,
      status,
      reason: statusReason,
      killedBy,
      covering: coveredBy.length,
      isStatic: result.static === true,
    });
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, "choice", Choice),
  declareClassPlugin(PluginKind.Reporter, "record", Record),
  declareClassPlugin(PluginKind.TestRunner, "warm", WarmRunner),
  declareFactoryPlugin(PluginKind.TestRunner, "pages", openPageRunner),
];

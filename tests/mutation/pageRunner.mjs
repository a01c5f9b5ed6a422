// Runs the tests of console code for Stryker. The top-level code of a module runs when the module is loaded, so Stryker
// counts it for the first test or for no test. A mutant in such code is tested with every test file that imports its
// file.
import { MutantRunStatus } from "@stryker-mutator/api/test-runner";
import { strykerPlugins } from "@stryker-mutator/vitest-runner";

const [{ factory: openVitest }] = strykerPlugins;

/** A mutant that more tests reach than this is inside a function, not at the top level. */
const FEW = 2;

export const openPageRunner = (injector) => {
  const runner = openVitest(injector);
  const { options: given } = runner;
  const plain = runner.mutantRun.bind(runner);
  const judge = (options, related) => {
    runner.options = { ...given, vitest: { ...given.vitest, related } };
    return plain(options);
  };
  runner.mutantRun = async (options) => {
    const { testFilter } = options;
    const first = testFilter ? await judge(options, false) : null;
    if (first !== null && (first.status !== MutantRunStatus.Survived || testFilter.length > FEW)) return first;
    return judge({ ...options, testFilter: undefined, mutantActivation: "static", hitLimit: undefined }, true);
  };
  return runner;
};
openPageRunner.inject = openVitest.inject;

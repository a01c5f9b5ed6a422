// Replaces vitest for the tests of mutants. It has the same interface but keeps everything loaded, so that a mutant
// only costs the time of its tests.
import { setTimeout as after } from "node:timers/promises";
import { mock } from "node:test";
import { expect as judge, vi as spies } from "vitest";

export const expect = Object.assign((...given) => judge(...given), judge);

const waitFor = async (work, { timeout = 1000, interval = 50 } = {}) => {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await after(interval);
    }
  }
};

const polling = (work, options, isNegated = false) =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        name === "not"
          ? polling(work, options, true)
          : (...given) =>
              waitFor(async () => {
                const judged = expect(await work());
                (isNegated ? judged.not : judged)[name](...given);
              }, options),
    },
  );
expect.poll = (work, options) => polling(work, options);

export const vi = {
  ...spies,
  waitFor,
  useFakeTimers: () => mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: Date.now() }),
  useRealTimers: () => mock.timers.reset(),
  advanceTimersByTime: (time) => mock.timers.tick(time),
  advanceTimersByTimeAsync: async (time) => {
    mock.timers.tick(time);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  },
};

const suite = (name, above) => ({ name, above, tasks: [], before: [], after: [], beforeEach: [], afterEach: [] });
let open = suite("", null);
const known = new Set();

const titleOf = ({ name, above }) => [...(above ? [titleOf(above)] : []), name].filter(Boolean).join(" ");

const distinct = (id) => {
  let found = id;
  for (let again = 2; known.has(found); again += 1) found = `${id} (${again})`;
  known.add(found);
  return found;
};

const define = (name, given, more) => {
  const [run, options] = typeof given === "function" ? [given, more] : [more, given];
  const timeout = typeof options === "number" ? options : (options?.timeout ?? 30_000);
  open.tasks.push({ id: distinct(`${open.file}#${titleOf({ name, above: open })}`), suite: open, run, timeout });
};

const group = (name, given, more) => {
  const body = typeof given === "function" ? given : more;
  const inner = Object.assign(suite(name, open), { file: open.file });
  open.tasks.push(inner);
  open = inner;
  body?.();
  open = inner.above;
};

const shown = (value) => (typeof value === "string" ? value : JSON.stringify(value));

/** Fills %s and $name into titles like vitest, as far as needed to distinguish rows. */
const titled = (title, row, index) => {
  const given = Array.isArray(row) ? [...row] : [row];
  return title
    .replaceAll("%#", String(index))
    .replaceAll(/%[sdifjo]/g, () => shown(given.shift()))
    .replaceAll(/\$([\w.]+)/g, (whole, path) => {
      const value = path.split(".").reduce((found, name) => found?.[name], row);
      return value === undefined ? whole : shown(value);
    });
};

const offering = (make) => {
  const skip = () => undefined;
  const plain = (...given) => make(...given);
  return Object.assign(plain, {
    skip,
    skipIf: (isSkipped) => (isSkipped ? Object.assign(() => undefined, { each: () => skip }) : plain),
    runIf: (isRun) => (isRun ? plain : Object.assign(() => undefined, { each: () => skip })),
    each: (rows) => (name, given, more) => {
      const [run, options] = typeof given === "function" ? [given, more] : [more, given];
      for (const [index, row] of rows.entries())
        make(titled(name, row, index), () => run(...(Array.isArray(row) ? row : [row])), options);
    },
  });
};

export const it = offering(define);
export const test = it;
export const describe = offering(group);
const hook = (kind) => (run) => open[kind].push(run);
export const beforeAll = hook("before");
export const afterAll = hook("after");
export const beforeEach = hook("beforeEach");
export const afterEach = hook("afterEach");

/** The groups and tests that a test file defines. */
export const collect = async (files, load) => {
  known.clear();
  const all = [];
  for (const file of files) {
    open = Object.assign(suite("", null), { file });
    all.push(open);
    await load(file);
  }
  return all;
};

export const testsIn = (task) => ("tasks" in task ? task.tasks.flatMap(testsIn) : [task]);

class TookTooLong extends Error {}

const within = async (limit, work) => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`took longer than ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
};

const namespace = () => (globalThis.__stryker__ ??= {});

/** The name under which the coverage of code outside of single tests is collected. */
export const hookOf = (one) => `hooks of ${one.file}#${titleOf(one)}`;
const UNCOUNTED = "uncounted";

const HOOKS = 60_000;
const END = 5000;
const messageOf = (error) => String(error?.message ?? error);

class Skipped extends Error {}
const context = {
  skip: () => {
    throw new Skipped();
  },
};

const around = (one, kind) => [...(one.above ? around(one.above, kind) : []), ...one[kind]];

const runTest = async (one, run) => {
  namespace().currentTestId = one.id;
  const began = performance.now();
  const result = { id: one.id, name: one.id, fileName: one.suite.file, error: null, isLate: false };
  try {
    await within(one.timeout, async () => {
      for (const each of around(one.suite, "beforeEach")) await each();
      await one.run(context);
    });
  } catch (error) {
    if (!(error instanceof Skipped))
      Object.assign(result, { error: messageOf(error), isLate: error instanceof TookTooLong });
  }
  try {
    for (const each of around(one.suite, "afterEach").toReversed()) await within(END, each);
  } catch (error) {
    result.error ??= messageOf(error);
  }
  run.report({ ...result, timeSpentMs: performance.now() - began });
};

const isWanted = (task, wanted) => testsIn(task).some(({ id }) => wanted.has(id));

const runSuite = async (one, run) => {
  const tasks = one.tasks.filter((task) => isWanted(task, run.wanted));
  if (tasks.length === 0 || run.isOver()) return;
  const hooks = () => {
    namespace().currentTestId = hookOf(one);
  };
  hooks();
  const ends = [...one.after];
  try {
    for (const before of one.before) {
      const end = await within(HOOKS, before);
      if (typeof end === "function") ends.push(end);
    }
    for (const task of tasks) {
      if (run.isOver()) break;
      await ("tasks" in task ? runSuite(task, run) : runTest(task, run));
    }
  } catch (error) {
    const [first] = testsIn(one).filter(({ id }) => run.wanted.has(id));
    const isLate = error instanceof TookTooLong;
    run.report({ id: first.id, name: first.id, fileName: one.file, error: messageOf(error), isLate, timeSpentMs: 0 });
  }
  hooks();
  for (const end of ends.toReversed()) await within(END, async () => end()).catch(() => undefined);
};

/** Runs the tests of `suites` with the `wanted` ids. With `bail`, stops at the first failure. */
export const run = async (suites, wanted, bail) => {
  const results = [];
  const state = {
    wanted,
    report: (result) => results.push(result),
    isOver: () => bail && results.some(({ error }) => error !== null),
  };
  for (const one of suites) await runSuite(one, state);
  namespace().currentTestId = UNCOUNTED;
  return results;
};

// npm run probe -- ADDRESS: the abilities of a host, and the matching lines of host.yaml. See docs/hosts.md.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { formatProblems, HOST_FILE, loadModel, loadModelFrom, type Model, readSources } from "../generator";
import { ABILITIES } from "../shared/schema/abilities";
import { addressOf } from "../src/framework/wire/client";
import { hasShape, updateHostYaml } from "./hostYaml";
import { printReport } from "./print";
import { probe } from "./probe";
import { baseAddressOf, requestEmptySignIn } from "./reach";
import { type Abilities, NoSignIn } from "./Report";
import type { HostShape } from "./Shape";
import { askOnTerminal, savePicture } from "./terminal";

const USAGE = `Usage: npm run probe -- ADDRESS [--user NAME] [--root DIR] [--write RESOURCE] [--host FILE] [--all]
                                [--json]
       npm run probe -- ADDRESS --contract [NAME]

  ADDRESS     the platform, such as https://api.example.com
  --user      the account that signs in. Default: admin
  --root      the folder of a console. Default: this one
  --write     makes a record of this resource, as a copy of its first row, changes it and deletes it: this shows the
              abilities merge and once
  --host      writes a host.yaml that fits the host into FILE: that of the console, with what was found out
  --all       prints a line for each call, also for those that are as they should be
  --json      prints the whole report as JSON
  --contract  runs the contract of tests/contract on a platform with the demo's accounts; NAME chooses tests by their
              titles. This writes: use a platform that is there for tests

The password is PASSWORD of the environment, or is asked for. If the host sends a picture with letters, VERIFICATION
has its text, or it is asked for. PLATFORM_KEY, PLATFORM_CAN, APP_KEY and AUTH_TYPE are as for npm start.
Without --write and --contract, nothing is written on the host.

Exit code: 0 if the host is as host.yaml says, 1 if it differs, 2 if nobody could be signed in.`;

const DIFFERS = 1;
const NOT_IN = 2;

/** PLATFORM_CAN of an installation. It replaces the lines in host.yaml. */
const declaredBy = (written: string | undefined): Abilities | undefined => {
  if (written === undefined || written.trim() === "") return undefined;
  return { can: ABILITIES.filter((ability) => written.split(/[\s,]+/).includes(ability)), lacks: {} };
};

const VITEST = "node_modules/vitest/vitest.mjs";
const CONTRACT = "tests/contract";

/** Runs the contract tests that only make calls. They report what they skip, and why. */
const runContract = async (address: string, model: Model, name: string | undefined): Promise<number> => {
  const base = baseAddressOf(address);
  if (model.host !== null)
    await requestEmptySignIn(base, addressOf(base, model.host.signIn.style, model.host.signIn.path));
  const { VERIFICATION, ...env } = process.env;
  const chosen = name === undefined ? [] : ["-t", name];
  const child = spawn(process.execPath, [VITEST, "run", CONTRACT, ...chosen], {
    env: { ...env, HOST_URL: base, ...(VERIFICATION === undefined ? {} : { PILOTHOUSE_CODE: VERIFICATION }) },
    stdio: "inherit",
  });
  const [code]: readonly unknown[] = await once(child, "exit");
  return code === 0 ? 0 : DIFFERS;
};

/** The definitions of a console, changed for a host with this shape. */
const modelWith = (root: string, shape: HostShape): Model => {
  const { files, written } = readSources(root);
  const described = files.map((file) =>
    file.path === HOST_FILE ? { ...file, text: updateHostYaml(file.text, { shape }) } : file,
  );
  const { model, problems } = loadModelFrom(described, written);
  if (model === null) throw new Error(formatProblems(problems));
  return model;
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: "string", default: "admin" },
      root: { type: "string", default: "." },
      all: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      contract: { type: "boolean", default: false },
      write: { type: "string" },
      host: { type: "string" },
    },
  });
  const [address, name] = positionals;
  if (address === undefined) {
    console.error(USAGE);
    return NOT_IN;
  }
  const { model, problems } = loadModel(resolve(values.root));
  if (model === null) {
    console.error(formatProblems(problems));
    return NOT_IN;
  }
  const { write } = values;
  if (write !== undefined && !model.resources.some(({ name: known }) => known === write)) {
    console.error(
      `There is no resource ${write}: --write takes the name of a definition, such as those in the report.`,
    );
    return NOT_IN;
  }
  if (values.contract && !existsSync(CONTRACT)) {
    console.error(
      "The contract is in the repository of Pilothouse, not in its package. Run this command in a clone of it.",
    );
    return NOT_IN;
  }
  if (values.contract) return runContract(address, model, name);
  const { PASSWORD, VERIFICATION, ...settings } = process.env;
  const root = resolve(values.root);
  const report = await probe({
    address,
    model,
    described: (shape) => modelWith(root, shape),
    user: values.user,
    password: PASSWORD ?? (await askOnTerminal(`Password of ${values.user}`, "set PASSWORD", true)),
    settings,
    write,
    declared: declaredBy(settings.PLATFORM_CAN),
    readPicture: async (image) =>
      VERIFICATION ?? (await askOnTerminal(`The letters in ${savePicture(image)}`, "set VERIFICATION", false)),
    onProgress: (resource) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${resource}`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
  if (values.host !== undefined) {
    const { shape, found: abilities } = report;
    writeFileSync(values.host, updateHostYaml(readFileSync(resolve(root, HOST_FILE), "utf8"), { shape, abilities }));
  }
  console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report, values.all));
  return report.differences.length === 0 && !hasShape(report.shape) ? 0 : DIFFERS;
};

try {
  process.exitCode = await run();
} catch (error) {
  const isWrongOption =
    error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof NoSignIn) && !isWrongOption) throw error;
  console.error(error.message);
  process.exitCode = NOT_IN;
}

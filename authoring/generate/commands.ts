// The commands that need the whole generator. cli.ts loads them if comparing hashes is not enough.
import { check as checkOnly, type CheckOptions } from "./check";
import { generate as generateOnly } from "../../generator/output/generate";
import { authorChecks } from "../checks";

export { GeneratorBug } from "../../generator/printing";
export { watchDefinitions } from "./watch";

export const check = (root: string, wanted: CheckOptions): ReturnType<typeof checkOnly> =>
  checkOnly(root, wanted, authorChecks);

export const generate = (root: string): ReturnType<typeof generateOnly> => generateOnly(root, authorChecks);

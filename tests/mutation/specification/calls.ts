// Breakages for the calls in point 7 of the specification: each call gets another path or is removed.
import { projectFiles, readSource } from "../../architecture/sources";
import { pathsOf } from "../../specification/paths";
import { sentencesProvedBy } from "../../specification/sentences";
import { type Breakage, breakageByName } from "./Breakage";
import { withoutCall } from "./withoutCall";

const PROOF = "tests/specification/7-calls.test.ts";
/**
 * The path for uploads. The platform's answer to an upload is not in resources/; src contains the part that can be
 * broken.
 */
const FORM = "/v2/oss/upload";
const definitions = projectFiles.filter((file) => /^resources\/\w+\/\w+\.yaml$/.test(file));

/** The line with a path. Null unless exactly one line of all definitions has it. */
const lineOf = (path: string): readonly [file: string, line: string] | null => {
  const isOf = new RegExp(`(?<![\\w/])${path}(?![\\w/])`);
  const found = definitions.flatMap((file) =>
    readSource(file)
      .split("\n")
      .filter((line) => isOf.test(line))
      .map((line) => [file, line] as const),
  );
  const [only] = found;
  return only && found.length === 1 && readSource(only[0]).split(only[1]).length === 2 ? only : null;
};

const renamed = (path: string): Pick<Breakage, "bug" | "file" | "from" | "to"> => {
  const [file, from] = lineOf(path) ?? [];
  if (file === undefined || from === undefined) return withoutCall(path);
  return { bug: `${path} has another path`, file, from, to: from.replace(path, `${path}/other`) };
};

export const declaredCallBreakages: readonly Breakage[] = sentencesProvedBy("7-calls.test.ts").flatMap((sentence) =>
  pathsOf(sentence)
    .flatMap((path) => [renamed(path), ...(path === FORM ? [] : [withoutCall(path)])])
    .filter(({ bug }, at, all) => all.findIndex((one) => one.bug === bug) === at)
    .map((broken) => breakageByName(sentence, PROOF, broken)),
);

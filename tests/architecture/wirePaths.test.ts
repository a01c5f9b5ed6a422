// Only definitions and generated code contain paths of calls. Hand-written code names the calls.
import { Node, Project } from "ts-morph";
import { describe, expect, it } from "vitest";
import { reloadModel } from "../../generator/load";
import { projectFiles, isGenerated, isSource, isTest, readSource, root } from "./sources";

const CONSOLES: Readonly<Record<string, string>> = { "": root, "examples/clinic/": `${root}/examples/clinic` };
const FOLDERS = /^(src\/(console|overrides)|platform\/business)\//;

const pathsOf = (console: string): ReadonlySet<string> => {
  const { model } = reloadModel(console);
  if (model === null) throw new Error("the definitions cannot be read");
  return new Set(model.resources.flatMap(({ calls }) => calls.map(({ path }) => path)));
};

/** String literals that are the path of a call, with their positions. */
const saidIn = (folder: string, paths: ReadonlySet<string>): readonly string[] => {
  const project = new Project({ useInMemoryFileSystem: true, skipFileDependencyResolution: true });
  return projectFiles
    .filter((file) => file.startsWith(folder) && FOLDERS.test(file.slice(folder.length)))
    .filter((file) => isSource(file) && !isGenerated(file) && !isTest(file))
    .flatMap((file) =>
      project
        .createSourceFile(`/${file.replace(/\.mjs$/, ".ts")}`, readSource(file))
        .getDescendants()
        .filter((node) => Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node))
        .filter((node) => paths.has(node.getLiteralText()))
        .map((node) => `${file}:${node.getStartLineNumber()} ${node.getText()}`),
    );
};

describe("code by hand", () => {
  it.each(Object.entries(CONSOLES))("of the console in %j says no path of a call", (folder, console) => {
    const paths = pathsOf(console);
    expect(paths.size).toBeGreaterThan(20);
    expect(saidIn(folder, paths)).toEqual([]);
  });
});

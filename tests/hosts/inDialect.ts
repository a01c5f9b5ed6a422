// The clinic in a copy of the project, with definitions for a host with its own dialect.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "../../generator/output/generate";
import { copyProject } from "../copyProject";
import { runCompiler } from "../inCopy";
import { isFullRun } from "../effort";
import { serve, type Served } from "../journeys/serve";

const root = join(import.meta.dirname, "..", "..");
const CLINIC = "examples/clinic";
export const CLINIC_RESOURCES = join(root, CLINIC, "resources");

export interface DialectConsole {
  /** Problems of the generator and of the compiler. */
  readonly faults: readonly string[];
  /** Builds the console, and serves it with a host behind it. */
  serve(host: string): Promise<Served>;
  remove(): void;
}

export interface RewriteDefinition {
  /** The new host.yaml. */
  readonly host: string;
  /** Rewrites a definition. `resource` is its name. */
  readonly definition: (text: string, resource: string) => string;
}

/** Generates and, with FULL=1, compiles. */
export const clinicInDialect = async ({ host, definition }: RewriteDefinition): Promise<DialectConsole> => {
  const copy = copyProject(root, ["examples", "tests"]);
  const resources = join(copy, CLINIC, "resources");
  writeFileSync(join(resources, "host.yaml"), host);
  // A host that knows only the specification has no second factors, and neither exports nor erases a person.
  const console = join(resources, "console.yaml");
  writeFileSync(
    console,
    readFileSync(console, "utf8")
      .replace(/^features: .*\bfactors\b.*\bpasskeys\b.*/m, (line) =>
        line.replace("factors", "hosts").replace(/, (?:passkeys|privacy)\b/g, ""),
      )
      .replace(/, factor: \{[^}]*\}/, ""),
  );
  for (const file of readdirSync(resources, { recursive: true, encoding: "utf8" })) {
    const name = /[/\\](\w+)\.yaml$/.exec(file)?.[1];
    if (name === undefined) continue;
    const path = join(resources, file);
    writeFileSync(path, definition(readFileSync(path, "utf8"), name));
  }
  const { exit, lines } = await generate(join(copy, CLINIC));
  const wrong = exit === 0 && isFullRun ? await runCompiler(copy, [`${CLINIC}/src`, `${CLINIC}/platform`]) : null;
  return {
    faults: [...(exit === 0 ? [] : lines), ...(wrong === null ? [] : [wrong])],
    serve: (address) => serve(copy, { PLATFORM_URL: address, DEMO: "", VERIFICATION_CODE: "" }, CLINIC),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
};

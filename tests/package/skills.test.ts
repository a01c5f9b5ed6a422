// Follows the skills for agents word by word: writes each of their files, and runs each of their commands.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runShell } from "../inCopy";
import { emptyFolder, linkPackages, pilothouse, root } from "./newConsole";

const TEMPLATE = join(root, "authoring/new/template");
const skillNamed = (name: string): string => readFileSync(join(TEMPLATE, ".agents/skills", name, "SKILL.md"), "utf8");

/** The code blocks of a skill, in their order. */
const blocksOf = (skill: string) =>
  [...skill.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = "", text = ""]) => ({ language, text }));

/** The files of a skill. The first line of each block names its file in a comment. */
const filesOf = (skill: string): readonly (readonly [string, string])[] =>
  blocksOf(skill).flatMap(({ language, text }) => {
    const [, path, rest = ""] = /^(?:#|\/\/) (\S+)\n([\s\S]*)$/.exec(text) ?? [];
    return language === "sh" || path === undefined ? [] : [[path, path.endsWith(".yaml") ? text : rest]];
  });

const commandsOf = (skill: string): readonly string[] =>
  blocksOf(skill).flatMap(({ language, text }) => (language === "sh" ? text.trim().split("\n") : []));

describe("a skill for agents", () => {
  const above = emptyFolder();
  const folder = join(above, "console");
  const at = (path: string): string => join(folder, path);
  const write = (skill: string): void => {
    for (const [path, text] of filesOf(skill)) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    }
  };
  const run = (line: string) => pilothouse(folder, line.replace(/^np(?:x pilothouse|m(?: run)?) /, ""));
  beforeAll(async () => {
    expect((await pilothouse(above, "new console --yes")).code).toBe(0);
    linkPackages(folder, ["ra-core"]);
  }, 120_000);

  it("is in a new console, where AGENTS.md leads to it", () => {
    const page = readFileSync(at("AGENTS.md"), "utf8");
    const linked = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(linked).toHaveLength(3);
    expect(linked.filter((path) => !existsSync(at(path)))).toEqual([]);
  });

  it("names only commands that there are", () => {
    const { scripts } = JSON.parse(readFileSync(at("package.json"), "utf8"));
    const skills = readdirSync(join(TEMPLATE, ".agents/skills")).map(skillNamed);
    const texts = [readFileSync(at("AGENTS.md"), "utf8"), ...skills];
    const named = texts.flatMap((text) =>
      [...text.matchAll(/npm (?:run )?(?!install)(\w+)/g)].map(([, name = ""]) => name),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it("adds an entity", async () => {
    const skill = skillNamed("add-an-entity");
    const [add = "", generate = ""] = commandsOf(skill);
    expect((await run(add)).code).toBe(0);
    write(skill);
    expect(await run(generate)).toMatchObject({ code: 0 });
    expect(existsSync(at("src/generated/lending/loan_request/LoanRequestList.tsx"))).toBe(true);
  }, 120_000);

  it("writes a slot, and everything compiles", async () => {
    const skill = skillNamed("write-a-slot");
    write(skill);
    writeFileSync(at("features/freshness/README.md"), "# freshness\n");
    const yaml = readFileSync(at("resources/console.yaml"), "utf8");
    writeFileSync(at("resources/console.yaml"), yaml.replace(/^features: \[/m, "$&./features/freshness, "));
    const [generate = ""] = commandsOf(skill);
    expect(await run(generate)).toMatchObject({ code: 0 });
    expect(readFileSync(at("src/generated/features.ts"), "utf8")).toContain("freshness");
    const line = `${join(root, "node_modules/.bin/tsc")} --noEmit --customConditions pilothouse-source`;
    const { said } = await runShell(folder, line);
    expect(said.split("\n").filter((one) => /^\w/.test(one))).toEqual([]);
  }, 240_000);

  it("connects a host that has a description", async () => {
    const [first = "", probe = ""] = commandsOf(skillNamed("connect-a-host"));
    writeFileSync(join(above, "description.yaml"), DESCRIPTION);
    const made = await pilothouse(above, first.replace("npx pilothouse ", ""));
    expect([made.code, made.said]).toEqual([0, expect.stringContaining("1 resource with 2 fields")]);
    const [, options = ""] = /(--.*)$/.exec(probe) ?? [];
    const command = `${process.execPath} ${join(root, "authoring/cli/pilothouse.mjs")}`;
    const line = `PASSWORD=secret-1 ${command} probe http://127.0.0.1:9 ${options}`;
    expect((await runShell(join(above, "my-console"), line)).said).toContain("127.0.0.1:9 ");
  }, 240_000);
});

const DESCRIPTION = `openapi: 3.0.3
info: { title: Cameras, version: "1" }
servers: [{ url: https://api.example.com }]
paths:
  /cameras:
    get:
      summary: List cameras
      responses:
        "200": { description: OK, content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Camera" } } } } }
    post:
      summary: Add a camera
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Camera" } } } }
      responses:
        "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/Camera" } } } }
components:
  schemas:
    Camera: { type: object, required: [id, name], properties: { id: { type: integer }, name: { type: string, maxLength: 64 } } }
`;

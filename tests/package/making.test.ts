// pilothouse new and pilothouse add, and what they refuse. installing.test.ts does the same from a tarball.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runShell } from "../inCopy";
import { emptyFolder, linkPackages, pilothouse, root } from "./newConsole";

const TSC = join(root, "node_modules/.bin/tsc");

describe("a console made by one command", () => {
  const above = emptyFolder();
  let folder = "";
  let made = { code: null as number | null, said: "" };
  const at = (path: string): string => join(folder, path);

  beforeAll(async () => {
    made = await pilothouse(above, `new my-office --title 'Loans & "Returns"' --section office --entity loan`);
    folder = join(above, "my-office");
  }, 120_000);

  it("says what to do next", () => {
    expect(made.said).toContain("cd my-office");
    expect(made.code).toBe(0);
  });

  it("has definitions that are clean, and its own names everywhere", async () => {
    expect((await pilothouse(folder, "check --full")).code).toBe(0);
    const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:ts|tsx|yaml|html|json)$/.test(path) && !path.startsWith("node_modules"))
      .map((path) => readFileSync(at(path), "utf8"));
    expect(
      texts.filter((text) => /\{\{(?:entit|Entit|section|Section|title|name)|clinic|Equipment/.test(text)),
    ).toEqual([]);
    expect(parse(readFileSync(at("resources/console.yaml"), "utf8"))).toMatchObject({
      title: { en: 'Loans & "Returns"' },
    });
    expect(readFileSync(at("index.html"), "utf8")).toContain("<title>Loans &amp; &quot;Returns&quot;</title>");
  });

  it("has at most 30 lines of code of its own", () => {
    const lines = ["platform", "src"]
      .flatMap((side) => readdirSync(at(side), { recursive: true, encoding: "utf8" }).map((path) => `${side}/${path}`))
      .filter((path) => path.endsWith(".ts") && !path.includes("generated"))
      .flatMap((path) => readFileSync(at(path), "utf8").split("\n"));
    expect(lines.filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(30);
  });

  it("has every command as a script that a message of the package names", () => {
    const { scripts } = JSON.parse(readFileSync(at("package.json"), "utf8"));
    const named = ["authoring/new", "features", "generator", "platform", "probe", "shared"].flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: "utf8" })
        .filter((path) => /\.m?ts$|\.mjs$/.test(path) && !/\.test\.|tests\/|business/.test(path))
        .flatMap((path) => [...readFileSync(join(root, part, path), "utf8").matchAll(/npm run ([a-z]\w*)/g)])
        .map(([, name = ""]) => name),
    );
    expect(new Set(named).size).toBeGreaterThan(8);
    expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it("gets the address of an existing platform as a setting", async () => {
    const { code, said } = await pilothouse(above, "new elsewhere --host https://cloud.example.com/v2");
    expect([code, said]).toEqual([0, expect.stringContaining("probe https://cloud.example.com/v2")]);
    expect(readFileSync(join(above, "elsewhere/.env"), "utf8")).toBe("PLATFORM_URL=https://cloud.example.com/v2\n");
    expect(readFileSync(join(above, "elsewhere/.gitignore"), "utf8").split("\n")).toContain(".env");
    expect(existsSync(at(".env"))).toBe(false);
  });

  it("gets an entity in an old and in a new section, and compiles", async () => {
    const before = readFileSync(at("resources/console.yaml"), "utf8");
    expect((await pilothouse(folder, "add loan_request --section office")).code).toBe(0);
    expect((await pilothouse(folder, "add city --section places")).code).toBe(0);
    const lines = readFileSync(at("resources/console.yaml"), "utf8").split("\n");
    expect(before.split("\n").filter((line) => !lines.includes(line))).toEqual([]);
    expect(parse(lines.join("\n")).sections.places.screens.cities.resource).toBe("city");
    expect(existsSync(at("src/generated/office/loan_request/LoanRequestList.tsx"))).toBe(true);
    linkPackages(folder);
    // In a checkout, the package has no declarations, so the compiler reads its sources.
    const types = await runShell(folder, `${TSC} --noEmit --customConditions pilothouse-source`);
    expect(types.said.split("\n").filter((line) => /^\w/.test(line))).toEqual([]);
  }, 240_000);

  it.each([
    ["add loan --section office", "resources/office/loan.yaml exists already"],
    ["add Loan --section office", "loan_request"],
    ["add role --section office", "role"],
    ["add thing", "--section"],
    ["new .", "is not empty"],
    ["new ../more --host cloud.example.com", "https://cloud.example.com"],
    ["new ../more --entity Loan", "loan_request"],
    ["nwe shop", "There is no command “nwe”"],
  ])("refuses `pilothouse %s` with a sentence, and changes nothing", async (line, sentence) => {
    const before = readFileSync(at("resources/console.yaml"), "utf8");
    const { code, said } = await pilothouse(folder, line);
    expect(said).toContain(sentence);
    expect(said).not.toContain("    at ");
    expect(code).toBe(2);
    expect(readFileSync(at("resources/console.yaml"), "utf8")).toBe(before);
  });

  it.each(["start", "generate", "test", "add loan --section office"])(
    "`pilothouse %s` in a folder without a console says where to go",
    async (line) => {
      const { code, said } = await pilothouse(above, line);
      expect([code, said.trim().split("\n")]).toEqual([2, [expect.stringContaining("pilothouse new FOLDER")]]);
    },
  );

  it("an entity is refused where the section has no screens to add it to, and nothing is left behind", async () => {
    const console = readFileSync(at("resources/console.yaml"), "utf8");
    writeFileSync(
      at("resources/console.yaml"),
      console.replace(
        / {2}places:\n(?: {4}.*\n)*/,
        "  places: { label: { en: Places, zh-CN: Places }, icon: archive }\n",
      ),
    );
    const { code, said } = await pilothouse(folder, "add street --section places");
    expect([code, said.includes("“places”"), existsSync(at("resources/places/street.yaml"))]).toEqual([2, true, false]);
  });
});

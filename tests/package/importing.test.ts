// pilothouse import: a console from a description or a database, a second import of it, and what is refused.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { beforeAll, describe, expect, it } from "vitest";
import { runShell } from "../inCopy";
import { serve, type Served } from "../journeys/serve";
import { emptyFolder, linkPackages, pilothouse, root } from "./newConsole";

const HARBOUR = join(root, "tests/import/harbour.yaml");

describe("a console from a description", () => {
  const above = emptyFolder();
  const at = (path: string): string => join(above, "harbour", path);
  const read = (path: string): string => readFileSync(at(path), "utf8");
  const described = join(above, "described.yaml");
  const CAMERA = "resources/main/camera.yaml";
  let made = { code: null as number | null, said: "" };

  beforeAll(async () => {
    cpSync(HARBOUR, described);
    made = await pilothouse(above, "import openapi described.yaml harbour");
  }, 180_000);

  it("says what was taken, what was left out and why, and what to do next", () => {
    expect(made.code).toBe(0);
    expect(made.said).toContain("17 operations: 3 resources");
    expect(made.said).toContain("The platform is at https://cameras.example.com.");
    expect(made.said).toContain("cd harbour");
    expect(read("imported/report.md")).toContain("| `GET /cameras/{id}/zones` | It is below `{id}`");
    expect(read(".env")).toBe("PLATFORM_URL=https://cameras.example.com\n");
  });

  it("has clean definitions, screens for all resources, and no resource of another console", async () => {
    expect((await pilothouse(join(above, "harbour"), "check --full")).code).toBe(0);
    for (const path of ["site/SiteList", "camera/CameraEdit", "recording/RecordingShow"])
      expect(existsSync(at(`src/generated/main/${path}.tsx`)), path).toBe(true);
    expect(existsSync(at("resources/people"))).toBe(false);
  }, 60_000);

  it("shows at a second import what has changed, and keeps what people wrote", async () => {
    expect((await pilothouse(above, "import openapi described.yaml harbour")).said).toContain(
      "The description says nothing new.",
    );
    writeFileSync(
      at(CAMERA),
      read(CAMERA)
        .replace("fields:\n", "# Guards call them eyes.\nfields:\n")
        .replace("label: { en: Name, zh-CN: Name }", "label: { en: Eye, zh-CN: 摄像机 }"),
    );
    writeFileSync(
      described,
      readFileSync(described, "utf8").replace("maxLength: 64", "maxLength: 80").replace("/recordings:", "/tapes:"),
    );
    const before = read(CAMERA);
    const shown = await pilothouse(above, "import openapi described.yaml harbour");
    expect(shown.said).toContain("~ main/camera.yaml: fields.name.max: 64 -> 80");
    expect(shown.said).toContain("+ main/tape.yaml");
    expect(shown.said).toContain("- main/recording.yaml");
    expect(shown.said).toContain("Nothing was changed. Run it again with --apply");
    expect([shown.code, read(CAMERA), existsSync(at("resources/main/tape.yaml"))]).toEqual([1, before, false]);

    const applied = await pilothouse(above, "import openapi described.yaml harbour --apply");
    expect(applied.code).toBe(0);
    expect(read(CAMERA)).toBe(before.replace("max: 64", "max: 80"));
    expect(existsSync(at("resources/main/recording.yaml"))).toBe(false);
    expect(read("resources/console.yaml")).toContain("resource: tape");
    expect((await pilothouse(above, "import openapi described.yaml harbour")).said).toContain(
      "The description says nothing new.",
    );
  }, 240_000);

  it.each([
    ["import openapi none.yaml other", "none.yaml cannot be read. Check the path."],
    ["import openapi http://127.0.0.1:9/x other", "http://127.0.0.1:9/x does not answer. Check the address"],
    ["import raml described.yaml", "“raml” cannot be imported."],
    ["import openapi described.yaml other --rows", "--rows is not for `import openapi`."],
    ["import sql described.yaml harbour", "harbour was made by `import openapi`."],
    ["import sql described.yaml other", "described.yaml has no tables."],
    ["import openapi described.yaml .", "This folder is not empty. Name a new folder"],
    ["import openapi described.yaml other --set realm", "“realm” gives nothing a value. Write it as NAME=VALUE"],
    [
      "import openapi described.yaml other --set realm=x",
      "No path or query of the description has a parameter “realm”",
    ],
    ["import openapi described.yaml other --host cloud", "“cloud” is no address of a platform"],
    ["import openapi described.yaml other --only /auth", "has no list of records that a console could show"],
    ["import openapi described.yaml harbour --host https://a.example", "--host is for a new console."],
    ["mock", "Usage: pilothouse mock"],
    ["mock described.yaml --port eight", "“eight” is no port"],
  ])(
    "refuses `pilothouse %s` with a sentence",
    async (line, sentence) => {
      const { code, said } = await pilothouse(above, line);
      expect(said).toContain(sentence);
      expect(said).not.toContain("    at ");
      expect([code, existsSync(join(above, "other"))]).toEqual([2, false]);
    },
    60_000,
  );

  it("refuses a console that no import made", async () => {
    const { code, said } = await pilothouse(above, `import openapi described.yaml ${join(root, "examples/clinic")}`);
    expect([code, said]).toEqual([2, expect.stringContaining("has a console that no import made")]);
  });
});

describe("a console from a database", () => {
  const above = emptyFolder();
  const at = (path: string): string => join(above, "depot", path);
  const file = join(above, "depot.db");
  const change = (sql: string): void => {
    const database = new Database(file);
    database.exec(sql);
    database.close();
  };
  let made = { code: null as number | null, said: "" };

  beforeAll(async () => {
    change(`
      create table shelf (id integer primary key, code text not null unique, above integer references shelf);
      create table "Box" (id integer primary key, shelf_id int not null references shelf(id), sort text check (sort in ('big', 'small')));
      insert into shelf values (1, 'A', 2), (2, 'B', null);
      insert into "Box" values (1, 1, 'big'), (2, 2, 'small');
    `);
    made = await pilothouse(above, "import sql depot.db depot --rows");
  }, 180_000);

  it("says what was taken, and is clean", async () => {
    expect(made.said).toContain("2 resources with 6 fields, of which 2 refer to other records.");
    expect(made.said).toContain("4 rows are in imported/rows/");
    expect(made.code).toBe(0);
    expect((await pilothouse(above, "import sql depot.db depot")).said).toContain("The description says nothing new.");
    expect((await pilothouse(join(above, "depot"), "check --full")).code).toBe(0);
  }, 120_000);

  it("compiles", async () => {
    linkPackages(join(above, "depot"));
    const tsc = join(root, "node_modules/.bin/tsc");
    const { said } = await runShell(join(above, "depot"), `${tsc} --noEmit --customConditions pilothouse-source`);
    expect(said.split("\n").filter((line) => /^\w/.test(line))).toEqual([]);
  }, 240_000);

  it.each([
    { DEMO: "1" },
    { DEMO: "0", ADMIN_PASSWORD: "a harbour at night", VERIFICATION_CODE: "", PASSWORD_COST: "" },
  ])(
    "stores the rows once in a new store: %j",
    async (settings) => {
      // The pages are not part of this test, so they are not built.
      mkdirSync(at("dist"), { recursive: true });
      writeFileSync(at("dist/index.html"), "");
      const folder = join(above, `data-${settings.DEMO}`);
      const environment = { ...settings, DATA_DIR: folder };
      const start = (): Promise<Served> =>
        serve(join(above, "depot"), environment, join(above, "depot"), join(root, "platform/start.mjs"));
      const stored = (sql: string): unknown[] => {
        const database = new Database(join(folder, "pilothouse.db"));
        const rows = database.prepare(sql).all();
        database.close();
        return rows;
      };
      await (await start()).stop();
      expect(stored("select id, code, above from shelf")).toEqual([
        { id: 1, code: "A", above: 2 },
        { id: 2, code: "B", above: null },
      ]);
      const database = new Database(join(folder, "pilothouse.db"));
      database.exec("delete from box where id = 1");
      database.close();
      await (await start()).stop();
      expect(stored("select id, shelf_id, sort from box")).toEqual([{ id: 2, shelf_id: 2, sort: "small" }]);
    },
    240_000,
  );

  it("shows at a second import what has changed in the database", async () => {
    change('alter table "Box" add column weight real not null default 1; drop table if exists none;');
    const shown = await pilothouse(above, "import sql depot.db depot");
    expect([shown.code, shown.said]).toEqual([1, expect.stringContaining("+ main/box.yaml: fields.weight")]);
    expect((await pilothouse(above, "import sql depot.db depot --apply")).code).toBe(0);
    expect(readFileSync(at("resources/main/box.yaml"), "utf8")).toContain("weight: { kind: number, required: true");
  }, 120_000);
});

describe("a console from rows", () => {
  const above = emptyFolder();

  it("is clean, and a second time shows what other rows say", async () => {
    writeFileSync(join(above, "sites.csv"), "id,name\n1,North\n2,South\n");
    writeFileSync(join(above, "doors.json"), JSON.stringify([1, 2, 3].map((id) => ({ id, siteId: 1, isOpen: true }))));
    const made = await pilothouse(above, "infer sites.csv doors.json office");
    expect(made.said).toContain("2 resources with 5 fields, of which 1 refers to other records.");
    expect(made.code).toBe(0);
    expect((await pilothouse(join(above, "office"), "check --full")).code).toBe(0);
    writeFileSync(join(above, "sites.csv"), "id,name,city\n1,North,Oslo\n2,South,Bonn\n");
    expect((await pilothouse(above, "infer sites.csv doors.json office")).said).toContain(
      "+ main/site.yaml: fields.city",
    );
  }, 120_000);

  it.each([
    ["infer none.csv other", "none.csv cannot be read."],
    ["infer sites.csv", "Usage: pilothouse import openapi"],
    ["infer sites.csv other --only x", "--only is not for `infer`."],
    ["infer http://127.0.0.1:9/x other", "http://127.0.0.1:9/x cannot be reached, or does not answer with JSON."],
    ["infer http://127.0.0.1:9/x other --header nothing", "“nothing” is no header."],
  ])(
    "refuses `pilothouse %s` with a sentence",
    async (line, sentence) => {
      const { code, said } = await pilothouse(above, line);
      expect([code, said]).toEqual([2, expect.stringContaining(sentence)]);
      expect(said).not.toContain("    at ");
    },
    60_000,
  );
});

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read as readWorkbook, utils } from "xlsx";
import { copyProject } from "../copyProject";
import { runCompiler } from "../inCopy";
import { expectFinished, createOperator } from "./operate";
import { type Served, serve } from "./serve";
import { journeyLanguages } from "./combinations";
import { closePages, visitSignedIn } from "./visit";

const root = join(import.meta.dirname, "..", "..");

const GATEWAY = `resource: gateway
label: { en: Gateway, zh-CN: 网关 }
scope: comp_id
ending: move
unique: [[serial]]
calls:
  list: /v2/operate/gateway/list
  add: /v2/operate/gateway/add
  set: /v2/operate/gateway/set
  del: /v2/operate/gateway/del
fields:
  id: { kind: id }
  name: { kind: text, required: true, max: 64, filter: contains, label: { en: Name, zh-CN: 名称 } }
  serial: { kind: text, required: true, pattern: code, filter: equals, label: { en: Serial number, zh-CN: 序列号 } }
  comp_id: { kind: reference, to: company, tree: true, filter: equals, label: { en: Company, zh-CN: 公司 } }
  state: { kind: enum, enum: publish_state, default: 1, filter: equals, label: { en: State, zh-CN: 状态 } }
  price: { kind: money, currency: rmb, label: { en: Price, zh-CN: 价格 } }
  contact: { kind: email, label: { en: Contact, zh-CN: 联系邮箱 } }
  gmt_create: { kind: timestamp, readonly: true, filter: range, label: { en: Created, zh-CN: 创建时间 } }
demo: { rows: 30 }
`;

let copy = "";
let served: Served | undefined;

beforeAll(async () => {
  copy = copyProject(root);
  writeFileSync(join(copy, "resources", "operate", "gateway.yaml"), GATEWAY);
  execFileSync(process.execPath, ["generator/launch.mjs", "authoring/generate/cli.ts", "generate"], {
    cwd: copy,
    stdio: "pipe",
  });
  served = await serve(copy);
});

afterAll(async () => {
  await closePages();
  await served?.stop();
  rmSync(copy, { recursive: true, force: true });
});

const MENU = { en: "Gateway", "zh-CN": "网关", "zh-TW": "閘道器" } as const;

describe("a developer who writes one file of at most forty lines", () => {
  it("writes no more than that", () => {
    expect(GATEWAY.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
    expect(Object.keys(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts)).toContain("generate");
  });

  it("has code that compiles", async () => {
    expect(await runCompiler(copy, ["src/generated/operate/gateway", "src/generated/*.ts"])).toBeNull();
  });

  it.each(journeyLanguages("en"))("finds a whole screen in %s, with nothing else edited", async (language) => {
    const person = await visitSignedIn("/operate/gateway", { language, address: served?.address ?? "" });
    const operator = createOperator(person, language);
    await operator.rows.first().waitFor();
    expect(await operator.rows.count()).toBe(10);
    expect(await person.page.title()).toContain(MENU[language]);
    await person.page.getByRole("navigation").getByRole("link", { name: MENU[language], exact: true }).waitFor();
    await operator.sortBy("name", "ascending");

    const name = `Roof ${language}`;
    await operator.create();
    await operator.fill("name", name);
    await operator.fill("price", "19.9");
    await person.page.getByRole("button", { name: operator.say("form.save"), exact: true }).click();
    await person.page.locator("[name=serial][aria-invalid=true]").waitFor();
    await operator.fill("serial", `GW-${language}`);
    await operator.pick("comp_id", "Pilothouse Cloud");
    await operator.save();

    await operator.go("/operate/gateway");
    await operator.search(name);
    expect(await operator.row(name).innerText()).toContain("19.90");
    await operator.edit(name);
    await operator.fill("name", `${name} 2`);
    await operator.save();

    await operator.go("/operate/gateway");
    await operator.search(`${name} 2`);
    const file = await operator.exportAll();
    const book = readWorkbook(readFileSync(await file.path()));
    const sheet = book.Sheets[book.SheetNames[0] ?? ""];
    expect(sheet === undefined ? "" : utils.sheet_to_csv(sheet)).toContain(`GW-${language}`);
    await operator.remove(`${name} 2`);
    await expectFinished(person);
    await person.end();
  });
});

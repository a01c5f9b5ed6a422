// The upgrade does no harm: a name is changed only if the upgrade understands all its uses.
import { describe, expect, it } from "vitest";
import { upgradeText, writeTestConsole, upgradePage } from "./inZoo";
import { upgrade } from "./upgrade";

describe("words and classes", () => {
  it("are renamed in files of words where they are keys, not where they are texts", () => {
    const words = `\uFEFF{ "kit.save" : "kit.save",\r\n  "kit.bulk.gone_one": "See kit.zoo/kit.save \\"kit.save\\":", "kit.giraffe": "x", "zoo.kit.save": "y" }`;
    const now = `\uFEFF{ "ui.save" : "kit.save",\r\n  "ui.bulk.gone_one": "See kit.zoo/kit.save \\"kit.save\\":", "kit.giraffe": "x", "zoo.kit.save": "y" }`;
    expect(upgradeText("locales/en/zoo.json", words)).toEqual({ now, named: [] });
    const both = '{\n  "kit.save": "a",\n  "ui.save": "b"\n}';
    const { open } = upgrade(writeTestConsole({ "locales/en/zoo.json": both }));
    expect(open).toEqual([{ path: "locales/en/zoo.json", line: 2, what: expect.stringMatching(/remove one/) }]);
    expect(upgradeText("resources/kit.json", '{ "kit.save": 1 }').now).toBe('{ "kit.save": 1 }');
  });

  it("are renamed in styles where the framework has them", () => {
    const styles = `/* .kit-list */ .kit-list > td.kit-panel, .kit-giraffe, #kit-list, kit-list { background: url(a.kit-list.png); content: ".kit-list"; animation: kit-breathe 1s }\r\n`;
    const now = `/* .kit-list */ .ui-list > td.ui-panel, .kit-giraffe, #kit-list, kit-list { background: url(a.kit-list.png); content: ".kit-list"; animation: ui-breathe 1s }\r\n`;
    expect(upgradeText("src/zoo.css", styles).now).toBe(now);
  });

  it("are renamed in modules where a literal is whole", () => {
    const { now, named } = upgradePage(`const kit = { save: 1 };
kit.save = 2; // "kit.save" kit-list
const site = "https://kit.save/kit.save";
export const view = (
  <p className={("kit-list own-kit-list")} title={\`kit.save\`} id="kit">
    <i className={clsx("kit-panel", isWide ? 'kit-list' : mode === "kit-giraffe" && "kit-list", { "kit-list": kit.save })} /> kit.save
    {t(("kit.save" as const)) + t(isOld ? 'kit.save' : "kit.bulk.gone")}
  </p>
);
export const found = document.querySelector("td.kit-list .mine");
`);
    expect(now).toBe(`const kit = { save: 1 };
kit.save = 2; // "kit.save" kit-list
const site = "https://kit.save/kit.save";
export const view = (
  <p className={("ui-list own-kit-list")} title={\`ui.save\`} id="kit">
    <i className={clsx("ui-panel", isWide ? 'ui-list' : mode === "kit-giraffe" && "ui-list", { "ui-list": kit.save })} /> kit.save
    {t(("ui.save" as const)) + t(isOld ? 'ui.save' : "ui.bulk.gone")}
  </p>
);
export const found = document.querySelector("td.ui-list .mine");
`);
    expect(named).toEqual([]);
  });

  it("are named where they are computed, unclear, or no longer there", () => {
    const text = `t(\`kit.bulk.\${name}\`);
t("kit." + name);
t("kit.giraffe");
export const a = <p className={\`kit-chip kit-chip-\${tone}\`} />;
export const kind: "kit-list" = "kit-list";
t(\`zoo.\${"x"}.kit.save\`);
useStore("kit.density", t("kit.own"));
`;
    const { now, named } = upgradePage(text, { "locales/en/zoo.json": '{ "kit.own": "Own" }' });
    expect(now).toBe(text);
    expect(named.map((one) => one.split(":", 1)[0])).toEqual(["1", "4", "2", "3", "5", "5"]);
  });
});

describe("calls and attributes", () => {
  it("are rewritten in nested calls, in parentheses and under other names", () => {
    const { now, named } =
      upgradePage(`import { dayInWords, formatDay as day, formatSeconds, shapeOf } from 'pilothouse/wire';
export const a = day(dayInWords(first ?? last, language), language).length + dayInWords(first ?? last, language).length;
export const b = [formatSeconds(formatSeconds(x, l.now), "zh-CN"), shapeOf(("day"), l), shapeOf(kind, l), day(x)];
export const c = (formatSeconds: F) => formatSeconds(x, l);
`);
    expect(now).toBe(`import { formatDay as day, formatTimestamp, SHAPES } from 'pilothouse/wire';
export const a = day((first ?? last)).length + (first ?? last).length;
export const b = [formatTimestamp(formatTimestamp(x)), SHAPES.day, SHAPES[kind], day(x)];
export const c = (formatSeconds: F) => formatSeconds(x, l);
`);
    expect(named).toEqual([]);
  });

  it("stay where they are not understood, and are named", () => {
    const text = `import { dayInWords, formatDay, formatSeconds } from "pilothouse/wire";
import * as wire from "pilothouse/wire";
export const a = days.map(dayInWords);
export const b = [formatDay(...args), formatDay(x, useLanguage()), formatDay(x, /* why */ l)];
export const c = [formatSeconds?.(x, l), wire.formatSeconds(x, l)];
export const d = { formatDay };
`;
    const { now, named } = upgradePage(text);
    expect(now).toBe(text);
    expect(named).toEqual([
      "3: `dayInWords`",
      ...Array(3).fill("4: `formatDay`"),
      ...Array(2).fill("5: `formatSeconds`"),
    ]);
  });

  it("are rewritten where several attributes of an element change, and only at components of the framework", () => {
    const { now, named } = upgradePage(`import { ShowView as View } from "pilothouse/show";
import { ShowView } from "./own";
import { TimestampValue } from "pilothouse/value";
export const a = <View history={(false)} className="kit-panel" without={["tags"]} title={<TimestampValue brief at={x} brief={true} />} />;
export const b = <View a={"}"} history={ false }></View>;
export const c = <ShowView history={false} />;
export const d = [<View history={may} />, <View {...rest} history={false} />, <View without={list} history={false} />];
`);
    expect(now).toBe(`import { ShowView as View } from "pilothouse/show";
import { ShowView } from "./own";
import { TimestampValue } from "pilothouse/value";
export const a = <View className="ui-panel" without={["tags", "history"]} title={<TimestampValue at={x} />} />;
export const b = <View a={"}"} without={["history"]}></View>;
export const c = <ShowView history={false} />;
export const d = [<View history={may} />, <View {...rest} history={false} />, <View without={list} history={false} />];
`);
    expect(named).toEqual(Array(3).fill("7: `history`"));
  });

  it("are added to objects that are understood", () => {
    const site = (value: string) => upgradePage(`import type { Console as C } from "pilothouse/console";\n${value}\n`);
    expect(site("export const a = ({ x: 1 } as const) satisfies C;").now).toMatch(
      /\(\{\s*features,\s*x: 1,?\s*\} as const\)/,
    );
    expect(site("export const a: C = ({\r\n  // why\r\n  x: 1,\r\n});").now).toContain(
      "({\r\n  features,\r\n  // why\r\n  x: 1,\r\n});",
    );
    for (const value of ["{ ...rest }", "{ [name]: 1 }", "{ x: (features: F) => features }"])
      expect(site(`export const a: C = ${value};`)).toMatchObject({
        now: expect.stringContaining(value),
        named: ["2: must"],
      });
    expect(site('export const a: C = { "features": own };')).toMatchObject({
      now: expect.not.stringContaining("generated"),
      named: [],
    });
  });
});

describe("names of modules", () => {
  it("are renamed by what they mean, not by how they are spelled", () => {
    const { now } = upgradePage(`// Licence of the zoo.
import { TreeListView } from "pilothouse/list";
import { Wizard as W, type WizardStep } from "pilothouse/wizard";
import { createLedger } from "./own";

export { TreeListView };
export { TreeListView as Other } from "./own";
export const parts = { TreeListView, x: own.TreeListView, y: { TreeListView: 1 } };
export const f = (TreeListView: () => null) => <TreeListView />;
export const g = () => <TreeListView a="TreeListView"></TreeListView>;
export const h = createLedger(W);
`);
    expect(now).toBe(`// Licence of the zoo.
import { ListView } from "pilothouse/list";
import { Wizard as W, type WizardStep } from "pilothouse/features/wizard/console/parts";
import { createLedger } from "./own";

export { ListView as TreeListView };
export { TreeListView as Other } from "./own";
export const parts = { TreeListView: ListView, x: own.TreeListView, y: { TreeListView: 1 } };
export const f = (TreeListView: () => null) => <TreeListView />;
export const g = () => <ListView a="TreeListView"></ListView>;
export const h = createLedger(W);
`);
  });

  it("keep their own name where the new one is taken", () => {
    const text = (name: string) => `import { ${name} } from "pilothouse/list";
import list, { type TreeListView as T } from "pilothouse/list";
const ListView = 1;
export const a = <TreeListView b={ListView} c={list} d={x satisfies T} />;
`;
    expect(upgradePage(text("TreeListView")).now).toBe(
      text("ListView as TreeListView").replace("type TreeListView as T", "type ListView as T"),
    );
  });

  it("are followed in what is exported again, in types and in calls", () => {
    const { now, named } = upgradePage(`export { TreeListView, TextColumn } from "pilothouse/list";
export { createLedger as ledger } from "pilothouse/testing";
export * from "pilothouse/wizard";
import type * as wizard from "pilothouse/wizard";
import type { ImportJob } from "pilothouse/import";
export type P = typeof import("pilothouse/wizard");
export const load = () => import("pilothouse/import");
vi.mock("pilothouse/list", () => ({ TreeListView: null }));
export const path = "pilothouse/import";
export { OwnPasskeys } from "pilothouse/account";
`);
    expect(now).toContain('export { TextColumn, ListView as TreeListView } from "pilothouse/list";');
    expect(now).toContain('export { createLedger as ledger } from "pilothouse/features/wizard/console/parts";');
    expect(now.match(/"pilothouse\/features\/(?:wizard\/console\/parts|import\/console\/wizard)"/g)).toHaveLength(6);
    expect(now).toContain('export const path = "pilothouse/import";');
    expect(new Set(named.map((one) => one.split(": ")[1]))).toEqual(
      new Set(["pilothouse/import", "`OwnPasskeys`", "`TreeListView`"]),
    );
  });
});

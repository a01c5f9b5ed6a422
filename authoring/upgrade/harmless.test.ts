// The upgrade does no harm: it keeps what people wrote, or reports it to them.
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeTestConsole, upgradeHostYaml, upgradePage, upgradeText } from "./inZoo";
import { upgrade } from "./upgrade";

describe("what people wrote", () => {
  it("stays where a handler has rules of its own, and goes where it has none", () => {
    const business = (handler: string) =>
      upgradePage(`import { type Business, handRowsIn } from "pilothouse/platform";
export const business = { features, // kept
  handlers: {
    log: { add: { who: "signed", run: add } }, // note of log
    // about the rows
    row: { hand: ${handler} },
    last: { get: { who: "signed", run: get } },
  },
};
`);
    for (const handler of [
      '{ who: "permitted", run: handRowsIn }',
      '{ who: "signed", run: handRowsIn, check: isOpen }',
      '{ who: "signed", run: limited(handRowsIn) }',
      '{ who: "signed", run: handRowsIn, ...rules }',
      '{ who: "signed", run: async () => { if (closed) throw no; return handRowsIn; } }',
      "handRowsIn",
    ]) {
      const { now, named } = business(handler);
      expect(now).toContain(`row: { hand: ${handler} },`);
      expect(named).toEqual(["6: `handRowsIn`"]);
    }
    const { now, named } = business('{ who: "signed", run: handRowsIn, alone: true }');
    expect(now).toContain("}, // note of log\n    // about the rows\n    last: {");
    expect(now).toContain('import { type Business } from "pilothouse/platform";');
    expect(named).toEqual([]);
  });

  it("stays where a member or an element says something of its own", () => {
    const forgotten = { "src/console/Forgotten.tsx": "export const Page = () => <p>Ask the keeper.</p>;\n" };
    const pages = (load: string, more = {}) =>
      upgradePage(
        `import type { PublicPages } from "pilothouse/public";
export const publicPages = { ...publicPagesOfFeatures, "/forgotten": { load: ${load} } } satisfies PublicPages;
`,
        more,
      );
    expect(pages('() => import("./Forgotten")', forgotten).now).toContain('"/forgotten": {');
    expect(pages('() => import("./Forgotten")', forgotten).named).toEqual(["2: `/forgotten`"]);
    expect(pages("keeper").now).toContain('"/forgotten": { load: keeper }');
    const buttons = upgradePage(`import { EndButton, PassButton } from "pilothouse/show";
export const Tools = () => (
  <>
    <EndButton label="Close" />
    <PassButton />, <i />
    {may ? <PassButton /> : null}
  </>
);
`);
    expect(buttons.now).toContain('<EndButton label="Close" />\n    <PassButton />, <i />\n    {may ?');
    expect(buttons.named).toEqual(["4: `EndButton`", "5: `PassButton`"]);
  });

  it("stays where an ability is served by a feature that the console does not list", () => {
    const { now, named } = upgradeHostYaml("rest: [views, sessions, history]\n", {
      "resources/console.yaml": "features: [history] # few\n",
    });
    expect(now).toBe("rest: [views, sessions]\n");
    expect(named).toEqual(["1: `views`"]);
  });
});

describe("YAML", () => {
  it.each([
    ["a flow list", "rest: [ views, 'sessions' , \"bulk\" ] # all\n", "rest: [ 'sessions'  ] # all\n"],
    [
      "a flow list over lines",
      "rest: [\n  views, # saved\n  sessions, # kept\n  bulk\n]\n",
      "rest: [\n  # saved\n  sessions, # kept\n]\n",
    ],
    [
      "comments between",
      "rest:\n  # one\n  - views\n\n  # two\n  - 'sessions'\n",
      "rest:\n  # one\n\n  # two\n  - 'sessions'\n",
    ],
    ["nothing left", 'rest: # of the zoo\n  - views\n  - "bulk"\ncan: []\n', "rest: [] # of the zoo\ncan: []\n"],
    ["nothing left in a flow", "rest: [views, bulk]", "rest: []"],
    [
      "Windows",
      "\uFEFFa: 1\r\nrest:\r\n  - views # x\r\n  - sessions\r\nb: { kit: x, c: kit.save }\r\n",
      "\uFEFFa: 1\r\nrest:\r\n  - sessions\r\nb: { kit: x, c: kit.save }\r\n",
    ],
  ])("is edited with %s", (_, text, now) => expect(upgradeHostYaml(text)).toEqual({ now, named: [] }));

  it.each([
    ["an anchor of an item", "rest:\n  - &v views\ncan: [*v]\n", ["2: remove"]],
    ["an anchor of the list", "rest: &r [views]\ncan: *r\n", ["1: remove"]],
    ["an alias of the list", "can: &r [views]\nrest: *r\n", ["1: remove"]],
    ["an alias of an item", "can: &r views\nrest: [*r, sessions]\n", ["2: remove"]],
    ["an item on its own line", "rest:\n  -\n    views\n", ["3: remove"]],
    ["several documents", "rest: [views]\n---\nrest: [views]\n", ["1: has"]],
    ["a mistake", "rest: [views\n", ["2: cannot"]],
    [
      "texts that look like keys",
      "a: 'kit.save'\nb: [kit-list, kit.save] # kit.save\r\nsite: https://kit.save/kit.save\n",
      [],
    ],
  ])("stays as it is with %s", (_, text, named) => expect(upgradeHostYaml(text)).toEqual({ now: text, named }));
});

describe("the format of definitions", () => {
  const ofConsole = (text: string) => upgradeText("resources/console.yaml", text);

  it.each([
    ["below the comments at the top", "# all\n\ntitle: { en: Zoo }\n", "# all\n\nformat: 1\ntitle: { en: Zoo }\n"],
    ["with the line ends of the file", "title: a\r\nsections: b\r\n", "format: 1\r\ntitle: a\r\nsections: b\r\n"],
    ["into braces", "{ title: a }\n", "{ format: 1, title: a }\n"],
    ["after the start of a document", "---\ntitle: a\n", "---\nformat: 1\ntitle: a\n"],
  ])("is written %s", (_, text, now) => expect(ofConsole(text)).toEqual({ now, named: [] }));

  it.each([
    ["another first line", "? title\n: a\n", ["1: write"]],
    ["an empty file", "# nothing yet\n", ["1: write"]],
    ["a later format", "title: a\nformat: 2\n", ["2: a"]],
    ["what is no format", "format: new\n", ["1: this"]],
    ["the format", "title: a\nformat: 1 # now\n", []],
  ])("stays as it is with %s", (_, text, named) => expect(ofConsole(text)).toEqual({ now: text, named }));
});

describe("files", () => {
  it("that cannot be read are named, and the others are upgraded", () => {
    const tree = 'import { TreeListView } from "pilothouse/list";\nexport const a = TreeListView;\n';
    const files = {
      "src/broken.ts": `${tree}const = {;\n`,
      "src/latin.css": Buffer.from(".kit-list { } /* \xe9 */", "latin1"),
      "locales/en/broken.json": '{ "kit.save": "a", }',
      "src/whole.ts": tree,
    };
    const root = writeTestConsole(files);
    const { open } = upgrade(root);
    expect(open.map(({ path, line }) => [path, line]).sort()).toEqual([
      ["locales/en/broken.json", 1],
      ["src/broken.ts", 3],
      ["src/latin.css", 1],
    ]);
    expect(readFileSync(join(root, "src/whole.ts"), "utf8")).toBe(tree.replaceAll("TreeListView", "ListView"));
    for (const path of ["src/broken.ts", "src/latin.css", "locales/en/broken.json"] as const)
      expect(readFileSync(join(root, path))).toEqual(Buffer.from(files[path]));
  });

  it("that people did not write, and that lie elsewhere, stay as they are", () => {
    const tree = 'import { TreeListView } from "pilothouse/list";\nexport const a = TreeListView;\n';
    const elsewhere = writeTestConsole({ "src/a.ts": tree, "a.ts": tree });
    const root = writeTestConsole({
      "src/node_modules/a.ts": tree,
      "src/dist/a.ts": tree,
      "src/generated/a/a.ts": tree,
      "other/a.ts": tree,
    });
    symlinkSync(join(elsewhere, "src"), join(root, "platform"));
    symlinkSync(join(elsewhere, "src"), join(root, "src/linked"));
    symlinkSync(join(elsewhere, "a.ts"), join(root, "src/linked.ts"));
    writeFileSync(join(root, "src/use.ts"), 'export * from "../other/a";\nexport * from "./linked";\n');
    expect(upgrade(root)).toEqual({ changed: [], open: [] });
    for (const path of ["src/a.ts", "a.ts"]) expect(readFileSync(join(elsewhere, path), "utf8")).toBe(tree);
  });
});

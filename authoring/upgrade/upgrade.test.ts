// Upgrades a console with moved and removed names that the clinic does not use.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { upgrade } from "./upgrade";

const FILES = {
  "resources/console.yaml": "title: { en: Museum, zh-CN: 博物馆 }\n",
  "resources/host.yaml": `rest:
  # what people set
  - preferences
  - views # saved ones
  - sessions
  - bulk
can: [grants] # all of it
`,
  "locales/en/console/inside.json": `{ "kit.save": "Keep", "museum.kit": "Tool kit", "kit.density.title": "Rows" }\n`,
  "src/console/page.css": ".kit-list { color: red } .webkit-list, .my-kit-list { color: blue }\n",
  "src/console/Loans.tsx": `import { useStore, useTranslate } from "ra-core";
import { ListView } from "pilothouse/list";
import { useImportJob } from "pilothouse/import";
import { ChangeList } from "pilothouse/history";
import { OwnPasskeys as Passkeys, OwnFactor } from "pilothouse/account";
import { handRowsIn } from "pilothouse/platform";

export const Loans = () => {
  const translate = useTranslate();
  const [density] = useStore("kit.density", "standard");
  return (
    <div className="kit-panel wide">
      {translate("kit.save")} {density}
      <OwnFactor />
      <Passkeys />
      <ListView exports={false} tools={<ChangeList />} />
    </div>
  );
};
export const importing = useImportJob;
export const hand = [handRowsIn];
`,
  "src/console/pages.ts": `import type { PublicPages } from "pilothouse/public";
import type { Business } from "pilothouse/platform";

const live = { title: "live" } satisfies PublicPages["/live"];
export const rules: Business["rules"] = {};
export const publicPages = { "/forgotten": { load: () => import("./Forgotten") }, "/live": live } satisfies PublicPages;
`,
  "src/console/Tree.tsx": `import { TextColumn, TreeListView } from "pilothouse/list";
import { createLedger } from "pilothouse/testing";
import { Wizard } from "pilothouse/wizard";

export const Tree = () => (
  <TreeListView parent="above">
    <TextColumn source="name" />
  </TreeListView>
);
export const parts = [createLedger, Wizard];
`,
  "platform/business/sums.ts": `import { aggregateOf, countedRows, type Platform, ROWS } from "pilothouse/platform";

export const uses = [aggregateOf, countedRows, ROWS];
export type Uses = Platform;
`,
  "src/console/Forgotten.ts": 'export { Page } from "pilothouse/recovery";\n',
  "src/console/Day.tsx": `import { dayInWords, formatDay, shapeOf } from "pilothouse/wire";
import { ShowView } from "pilothouse/show";

export const Day = ({ day, language }: { day: string; language: string }) => (
  <ShowView history={false} title={formatDay(dayInWords(day, language), language) + shapeOf("day", language)} />
);
`,
  "src/console/states.ts": `import { LoanState } from "../generated/values";
import { loanState } from "../generated/enums";

export const states = [LoanState.open, loanState];
`,
  "platform/business/loans.ts": `import { LoanKind, type LoanState } from "../generated/enums";

export const isOpen = (state: LoanState): boolean => state === 1;
export const kinds: readonly LoanKind[] = [LoanKind.short];
`,
  "src/generated/features.ts": 'export const kit = "kit.save";\n',
} as const;

let root = "";
const read = (path: keyof typeof FILES): string => readFileSync(join(root, path), "utf8");
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pilothouse-museum-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("edits definitions, words, styles and modules, and keeps comments and what only looks alike", () => {
  const { changed } = upgrade(root);
  expect(read("resources/console.yaml")).toBe("format: 1\ntitle: { en: Museum, zh-CN: 博物馆 }\n");
  expect(read("resources/host.yaml")).toBe(`rest:
  # what people set
  - sessions
can: [grants] # all of it
`);
  expect(read("locales/en/console/inside.json")).toBe(
    `{ "ui.save": "Keep", "museum.kit": "Tool kit", "ui.density.title": "Rows" }\n`,
  );
  expect(read("src/console/page.css")).toBe(".ui-list { color: red } .webkit-list, .my-kit-list { color: blue }\n");
  const page = read("src/console/Loans.tsx");
  expect(page).toContain('import { useImportJob } from "pilothouse/features/import/console/wizard";');
  expect(page).toContain('import { OwnFactor } from "pilothouse/account";');
  expect(page).not.toMatch(/Passkeys/);
  expect(page).toContain('useStore("kit.density", "standard")');
  expect(page).toContain('className="ui-panel wide"');
  expect(page).toContain('translate("ui.save")');
  expect(read("src/generated/features.ts")).toBe(FILES["src/generated/features.ts"]);
  expect(new Set(changed.map(({ path }) => path))).toEqual(
    new Set([
      "resources/console.yaml",
      "resources/host.yaml",
      "locales/en/console/inside.json",
      "src/console/page.css",
      "src/console/Loans.tsx",
      "src/console/pages.ts",
      "src/console/Day.tsx",
      "src/console/Tree.tsx",
      "platform/business/sums.ts",
      "src/console/states.ts",
      "platform/business/loans.ts",
    ]),
  );
});

it("writes calls, attributes and lists of features as they are written now", () => {
  upgrade(root);
  expect(read("src/console/Day.tsx")).toContain('import { formatDay, SHAPES } from "pilothouse/wire";');
  expect(read("src/console/Day.tsx")).toContain(
    '<ShowView without={["history"]} title={formatDay(day) + SHAPES.day} />',
  );
  const pages = read("src/console/pages.ts");
  expect(pages).toContain('import { publicPagesOfFeatures } from "../generated/publicPages";');
  expect(pages).toMatch(/publicPages = \{\s*\.\.\.publicPagesOfFeatures,\s*"\/live": live,?\s*\} satisfies/);
  expect(pages).toContain('{ title: "live" } satisfies PublicPages["/live"]');
  expect(pages).toContain('rules: Business["rules"] = {}');
});

it("writes names that are called otherwise, or come from elsewhere", () => {
  upgrade(root);
  const tree = read("src/console/Tree.tsx");
  expect(tree).toContain('import { TextColumn, ListView } from "pilothouse/list";');
  expect(tree).toMatch(/<ListView parent="above">[\s\S]*<\/ListView>/);
  const parts = "pilothouse/features/wizard/console/parts";
  expect(tree).toContain(`import { Wizard } from "${parts}";`);
  expect(tree).toContain(`import { createLedger } from "${parts}";`);
  expect(tree).not.toMatch(/TreeListView|pilothouse\/(?:wizard|testing)/);
  const sums = read("platform/business/sums.ts");
  expect(sums).toContain(
    'import { aggregateOf, countedRows, COUNT_COLUMN } from "pilothouse/features/aggregates/platform";',
  );
  expect(sums).toContain('import { type Platform } from "pilothouse/platform";');
});

it("imports enumerations from the file of both sides, and names the types of their values", () => {
  upgrade(root);
  const states = read("src/console/states.ts");
  expect(states).toContain('import { LoanState } from "../../shared/generated/enums";');
  expect(states).toContain('import { loanState } from "../generated/enums";');
  const loans = read("platform/business/loans.ts");
  expect(loans).toContain('import { LoanKind, type LoanState } from "../../shared/generated/enums";');
  expect(loans).toContain('import type { ValueOf } from "pilothouse/handles";');
  expect(loans).toContain("(state: ValueOf<typeof LoanState>): boolean");
  expect(loans).toContain("kinds: readonly ValueOf<typeof LoanKind>[] = [LoanKind.short]");
});

it("says what a person must do, and where", () => {
  const { open } = upgrade(root);
  const lineOf = (text: string) =>
    read("src/console/Loans.tsx")
      .split("\n")
      .findIndex((line) => line.includes(text)) + 1;
  const messages = open.map(({ path, line, what }) => [path, line, what]);
  const path = "src/console/Loans.tsx";
  expect(messages).toContainEqual(["src/console/Forgotten.ts", 1, expect.stringMatching(/delete this file/)]);
  expect(messages).toContainEqual([path, expect.any(Number), expect.stringMatching(/^pilothouse\/history is gone/)]);
  expect(messages).toContainEqual([path, expect.any(Number), expect.stringMatching(/^`handRowsIn` is gone/)]);
  expect(messages).toContainEqual([path, lineOf("<ListView"), expect.stringMatching(/^`exports` of ListView is gone/)]);
  expect(messages).toContainEqual([path, lineOf("<ListView"), expect.stringMatching(/^`tools` of ListView is gone/)]);
  expect(read(path)).toContain("handRowsIn");
});

it("writes nothing when it is only asked what would change, and changes nothing the second time", () => {
  const planned = upgrade(root, true);
  for (const [path, text] of Object.entries(FILES)) expect(readFileSync(join(root, path), "utf8")).toBe(text);
  expect(upgrade(root)).toEqual(planned);
  expect(upgrade(root).changed).toEqual([]);
});

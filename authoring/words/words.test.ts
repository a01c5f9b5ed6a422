// Texts go to a translator and come back, into the files in which people wrote them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { translatableLabelsIn, writeLabels } from "./labels";
import { exportWords, importWords } from "./translate";
import { readXliff, writeXliff } from "./xliff";

const MACHINE = `# The machines.
resource: machine
label: { en: Machine } # one
title: { en: name }
calls:
  list: /list
  scrap:
    path: /scrap
    question:
      en: "Scrap {name}?"
    label: { en: "Scrap & go", fr: Jeter }
fields:
  name: { kind: text, label: { en: Name } }
demo: { given: [{ en: nobody translates this }] }
`;
const CONSOLE = `format: 1
languages: [en, fr]
features: []
title: { en: Office }
`;

let root = "";
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string): string => readFileSync(join(root, path), "utf8");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "words-"));
  write("resources/console.yaml", CONSOLE);
  write("resources/inventory/machine.yaml", MACHINE);
  write("locales/fr.json", '{ "ra.action.save": "Enregistrer" }\n');
});
afterEach(() => rmSync(root, { recursive: true }));

it("reads what it writes, and what tools make of it", () => {
  const translation = { from: "en", to: "fr", units: [{ id: 'a#"/<b>', source: "1 < 2 & “3”\nline", target: "un" }] };
  expect(readXliff(writeXliff(translation))).toEqual({ ...translation, broken: [] });
  const other = writeXliff(translation)
    .replace("<target>un</target>", "<!-- checked --><target state='final'><![CDATA[<un>]]>&#233;&amp;</target>")
    .replace("</body>", '<trans-unit id="b"><source>x</source><target><g id="1">y</g></target></trans-unit></body>');
  expect(readXliff(other)).toMatchObject({ units: [{ target: "<un>é&" }], broken: ["b"] });
  expect(readXliff("<xliff version='2.0'><file id='f'></file></xliff>")).toBeNull();
});

it("finds labels wherever they are, and no names of fields or rows", () => {
  expect(translatableLabelsIn(MACHINE, "en", "fr", true).map(({ path, target }) => [path, target])).toEqual([
    ["/label", ""],
    ["/calls/scrap/question", ""],
    ["/calls/scrap/label", "Jeter"],
    ["/fields/name/label", ""],
  ]);
});

it("puts translations into the text, and leaves everything else as it is", () => {
  const said = new Map([
    ["/label", 'Machine "à"'],
    ["/calls/scrap/question", "Jeter {name} ?"],
    ["/calls/scrap/label", "Mettre au rebut"],
  ]);
  expect(writeLabels(MACHINE, "en", "fr", said, true)).toBe(
    MACHINE.replace("{ en: Machine }", '{ en: Machine, fr: "Machine \\"à\\"" }')
      .replace('en: "Scrap {name}?"', 'en: "Scrap {name}?"\n      fr: "Jeter {name} ?"')
      .replace("fr: Jeter", 'fr: "Mettre au rebut"'),
  );
});

const translated = (id: string, target: string): string => {
  const sent = readXliff(exportWords(root, "fr"));
  expect(sent?.units.map((unit) => unit.id)).toContain(id);
  const units = (sent?.units ?? []).map((unit) => (unit.id === id ? { ...unit, target } : unit));
  return writeXliff({ from: "en", to: "fr", units });
};

it("takes labels to their definitions, and words of the framework to the file of the language", () => {
  const label = importWords(root, translated("resources/inventory/machine.yaml#/fields/name/label", "Nom"));
  expect(label).toEqual({ changed: new Map([["resources/inventory/machine.yaml", 1]]), refused: [] });
  expect(read("resources/inventory/machine.yaml")).toContain('label: { en: Name, fr: "Nom" }');
  importWords(root, translated("words#ra.action.cancel", "Annuler"));
  expect(JSON.parse(read("locales/fr.json"))).toEqual({
    "ra.action.save": "Enregistrer",
    "ra.action.cancel": "Annuler",
  });
  expect(importWords(root, exportWords(root, "fr"))?.changed.size).toBe(0);
});

it("refuses a translation that lost a name in braces, or whose text has changed", () => {
  const question = "resources/inventory/machine.yaml#/calls/scrap/question";
  expect(importWords(root, translated(question, "Jeter ?"))?.refused).toEqual([
    `${question}: the names in braces must stay: {name}.`,
  ]);
  const late = translated("resources/inventory/machine.yaml#/label", "Machine");
  write("resources/inventory/machine.yaml", MACHINE.replace("en: Machine", "en: Device"));
  expect(importWords(root, late)?.refused[0]).toContain("It is now “Device”.");
  expect(read("resources/inventory/machine.yaml")).not.toContain("fr: Machine");
});

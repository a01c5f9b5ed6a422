// A console whose only language is French: what it generates, and what is refused.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pilothouse, speakingConsole } from "./speakingConsole";

const ROOT = join(import.meta.dirname, "../..");
let place = "";
beforeAll(() => {
  place = join(ROOT, speakingConsole("french", ["fr"]));
}, 120_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(place, path), "utf8");

it("generates the words, the types and the titles of its language alone", () => {
  expect(read("src/generated/languages.d.ts")).toContain('readonly spoken: "fr";');
  expect(read("src/generated/stock/machine/machine.words.ts")).toContain('"machine.plural": ["Machines"],');
  expect(read("src/generated/pageTitles.ts")).toContain('product: { fr: "Atelier" }');
  expect(read("src/generated/inside.ts")).not.toMatch(/zh-|en:/);
});

it("says the words of the framework in its language, where definitions need them", () => {
  expect(read("src/generated/stock/machine/machine.words.ts")).toContain('"machine.groups.record": ["Enregistrement"]');
});

it("counts the words that are missing, and changes no file", () => {
  const before = read("locales/fr.json");
  const { status, said } = pilothouse(place, "check");
  expect(status).toBe(0);
  expect(said).toMatch(/Warning: locales\/fr\.json lacks \d+ of \d+ words, such as [\w., ]+\. People see them in en\./);
  expect(read("locales/fr.json")).toBe(before);
});

const LABEL = "label: { fr: Poids }";
const mistakes = `
an unknown language ; console ; [ fr ] ; [ fr, french ] ; P263 4:18 ; Did you mean \`fr\`?
a tag that is written in another way ; console ; [ fr ] ; [ fr, pt_br ] ; P263 4:18 ; Write \`pt-BR\`.
no tag at all ; console ; [ fr ] ; [ fr, "!!" ] ; P263 4:18 ; tag of BCP 47
a language twice ; console ; [ fr ] ; [ fr, fr ] ; P231 4:18 ; Remove one
no language ; console ; [ fr ] ; [] ; P105 4:12 ; should not be empty
a text in place of a list ; console ; [ fr ] ; fr ; P105 4:12 ; should be a list
a language without its file ; console ; [ fr ] ; [ fr, de ] ; P266 4:18 ; locales/de.json
a label that is missing in the language ; stock/machine ; ${LABEL} ; label: {} ; P107 20:35 ; Add \`fr: …\`
a field without a label ; stock/machine ; , ${LABEL} ;  ; P107 20:3 ; label: { fr: … }
a label in a language that the console does not speak ; stock/machine ; ${LABEL} ; label: { fr: Poids, ar: الوزن } ; P264 20:55 ; add ar to
a label in English ; stock/machine ; ${LABEL} ; label: { fr: Poids, en: Weight } ; P264 20:55 ; Remove the text
`
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split(" ; ").map((part) => part.trim()));

describe("refuses", () => {
  it.each(mistakes)("%s", (_, file = "", old = "", written = "", code = "", fix = "") => {
    const path = join(place, `resources/${file}.yaml`);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(old);
    writeFileSync(path, text.replace(old, written));
    const { status, said } = pilothouse(place, "check");
    writeFileSync(path, text);
    expect(said).toContain(`resources/${file}.yaml:${code.split(" ")[1]} ${code.split(" ")[0]} `);
    expect(said).toContain(fix);
    expect(status).toBe(2);
  });

  it.each([
    ["a file that is no JSON", "{", "is no map of words in JSON", '{ "ra.action.save": "…" }'],
    ["a list of words", "[]", "is no map of words in JSON", '{ "ra.action.save": "…" }'],
    ["a word without a text", '{ "ui.yes": "" }', "`ui.yes` of locales/fr.json has no text", "Write the text"],
    ["a key that nothing shows", '{ "ui.yess": "Oui" }', "nothing shows `ui.yess`", "Did you mean `ui.yes`?"],
  ])("%s", (_, text, message, fix) => {
    const path = join(place, "locales/fr.json");
    const before = readFileSync(path, "utf8");
    writeFileSync(path, text);
    const { status, said } = pilothouse(place, "check");
    writeFileSync(path, before);
    expect(said).toContain(`P266 ${message.startsWith("is") ? "locales/fr.json " : ""}${message}`);
    expect(said).toContain(fix);
    expect(status).toBe(2);
  });

  it("the definitions of another console than that which the process was started for", () => {
    const other = mkdtempSync(join(ROOT, "tests/output/other-"));
    cpSync(join(place, "resources"), join(other, "resources"), { recursive: true });
    const { status, said } = pilothouse(ROOT, "check", "--root", other);
    rmSync(other, { recursive: true });
    expect(status).toBe(2);
    expect(said).toContain("P265 this command began with the languages en, zh-CN, zh-TW");
  });
});

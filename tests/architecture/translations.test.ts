// A Chinese page has what its English page has: sections, code, rows of tables, names and links. A change of only the
// English page fails here. Words can differ, and so can comments in code, because they are translated.
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { projectFiles, readSource } from "./sources";

/** Pages that say something else in Chinese: the first page, and short overviews. */
const OTHERS = ["docs/zh/index.md", "docs/zh/definitions.md", "docs/zh/operating.md"];
const translated = projectFiles.filter((file) => /^docs\/zh\/.*\.md$/.test(file) && !OTHERS.includes(file));
const englishOf = (page: string): string => page.replace("docs/zh/", "docs/");

/** A heading with everything up to the next heading. Each part is a list of texts, to be compared one by one. */
interface Section {
  readonly title: string;
  readonly level: number;
  readonly parts: Readonly<Record<"code" | "table row" | "name" | "link", readonly string[]>>;
}

const CODE = /^( *)```[\s\S]*?^\1```$|^(?: {4}.*\n|\n(?= {4}))+/gm;
/** Without comments, and without the reason why no test runs it. */
const codeOf = (text: string): string =>
  text
    .replaceAll(/(^|\s)(#|\/\/) .*$/gm, "$1$2")
    .replace(/ skip="[^"]*"/, "")
    .trim();
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted();
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);
const namesIn = (text: string): readonly string[] =>
  all(text.replaceAll("``", ""), /`([^`]+)`/g).map((name) =>
    name.replaceAll(/\s+/g, " ").replaceAll(/<[^>]*>/g, "<…>"),
  );
/** What a row says without words: its names, and numbers such as limits. */
const factsIn = (row: string): string => [...unique(namesIn(row)), ...unique(all(row, /(\d+)/g))].join(" ");

/** The page that a link leads to, in English. */
const targetOf = (page: string, link: string): string =>
  englishOf(/^\w+:/.test(link) ? link : normalize(join(dirname(page), link || page.split("/").at(-1) || "")));

const sectionsOf = (page: string): readonly Section[] => {
  const codes: string[] = [];
  const prose = readSource(page).replaceAll(CODE, (code) => {
    codes.push(codeOf(code));
    return `\n⟦${codes.length - 1}⟧\n`;
  });
  return prose.split(/^(?=#{1,6} )/m).map((text) => {
    const [, marks = "", title = ""] = /^(#+) (.*)$/m.exec(text) ?? [];
    return {
      title,
      level: marks.length,
      parts: {
        code: all(text, /⟦(\d+)⟧/g).map((index) => codes[Number(index)] ?? ""),
        "table row": all(text, /^(\|.*)$/gm).map(factsIn),
        name: unique(namesIn(text)),
        link: unique(all(text, /\]\(([^)#\s]*)/g).map((link) => targetOf(page, link))),
      },
    };
  });
};

const differences = (page: string): readonly string[] => {
  const english = sectionsOf(englishOf(page));
  const chinese = sectionsOf(page);
  const levels = (sections: readonly Section[]): string => sections.map(({ level }) => level).join(" ");
  const todo = `Translate what changed in ${englishOf(page)}`;
  if (levels(english) !== levels(chinese)) {
    const titles = english.map(({ level, title }) => `${"#".repeat(level)} ${title}`);
    return [`${page} does not have the headings of its English page. ${todo}. Its headings are ${titles.join(", ")}`];
  }
  return english.flatMap(({ title, parts }, index) =>
    (["code", "table row", "name", "link"] as const).flatMap((kind) => {
      const expected = parts[kind];
      const found = chinese[index]?.parts[kind] ?? [];
      if (expected.join("\n") === found.join("\n")) return [];
      const missing = expected.filter((text) => !found.includes(text));
      const extra = found.filter((text) => !expected.includes(text));
      const what = `lacks ${JSON.stringify(missing)}, has too much ${JSON.stringify(extra)}`;
      return [`${page}, "${chinese[index]?.title}": each ${kind} of "${title}" must be there. It ${what}. ${todo}`];
    }),
  );
};

it.each(translated)("%s has what its English page has", (page) => {
  expect(differences(page)).toEqual([]);
});

it("Chinese pages link to Chinese pages where there are some", () => {
  const english = translated.flatMap((page) =>
    all(readSource(page), /\]\(([^)#\s]+)/g)
      .map((link) => normalize(join(dirname(page), link)))
      .filter((target) => translated.includes(target.replace(/^docs\//, "docs/zh/")))
      .map((target) => `${page}: ${target}`),
  );
  expect(english).toEqual([]);
});

// A Chinese page has what its English page has: sections, code, rows of tables, names and links. A change of only the
// English page fails here. Words can differ, and so can comments in code, because they are translated.
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { projectFiles, readSource } from "./sources";

const translated = projectFiles.filter((file) => /^docs\/zh\/.*\.md$/.test(file) && file !== "docs/zh/index.md");
const englishOf = (page: string): string => page.replace("docs/zh/", "docs/");

/** A heading with everything up to the next heading. Each part is a list of texts, to be compared one by one. */
interface Section {
  readonly title: string;
  readonly level: number;
  readonly parts: Readonly<Record<"code" | "table row" | "name" | "link", readonly string[]>>;
}

const CODE = /^( *)```[\s\S]*?^\1```$|^(?: {4}.*\n|\n(?= {4}))+/gm;
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted();
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);
const namesIn = (text: string): readonly string[] =>
  all(text.replaceAll("``", ""), /`([^`]+)`/g).map((name) =>
    name.replaceAll(/\s+/g, " ").replaceAll(/<[^>]*>/g, "<…>"),
  );
/** What a text says without words: its names, and numbers such as limits. */
const factsIn = (text: string): string =>
  [...unique(namesIn(text)), ...all(text, /(\d+(?:\.\d+)?)/g).toSorted()].join(" ");

/** Code without the words of its comments, and without the reason why no test runs it. */
const codeOf = (text: string): string =>
  text
    .replaceAll(
      /(^|\s)(#|\/\/) (.*)$/gm,
      (_, space: string, sign: string, words: string) => space + sign + factsIn(words),
    )
    .replace(/ skip="[^"]*"/, "")
    .trim();

/** The page that a link leads to, in English. */
const targetOf = (page: string, link: string): string =>
  englishOf(/^\w+:/.test(link) ? link : normalize(join(dirname(page), link || page.split("/").at(-1) || "")));

const sectionsOf = (page: string, written: string): readonly Section[] => {
  const codes: string[] = [];
  const prose = written.replaceAll(CODE, (code) => {
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

/** What to do in a Chinese page; empty if nothing. */
const missingIn = (page: string, written = readSource(englishOf(page))): readonly string[] => {
  const original = englishOf(page);
  const english = sectionsOf(original, written);
  const chinese = sectionsOf(page, readSource(page));
  const levelsOf = (sections: readonly Section[]): string => sections.map(({ level }) => level).join(" ");
  if (levelsOf(english) !== levelsOf(chinese)) {
    const titles = english.map(({ level, title }) => `${"#".repeat(level)} ${title}`.trim());
    return [`Give ${page} the headings of ${original}, in Chinese: ${titles.join(", ")}`];
  }
  return english.flatMap(({ title, parts }, index) =>
    (["code", "table row", "name", "link"] as const).flatMap((kind) => {
      const expected = parts[kind];
      const found = chinese[index]?.parts[kind] ?? [];
      if (expected.join("\n") === found.join("\n")) return [];
      const lost = expected.filter((text) => !found.includes(text)).join("; ");
      const extra = found.filter((text) => !expected.includes(text)).join("; ");
      const place = `"${chinese[index]?.title}" of ${page}`;
      return [
        `Translate what changed in "${title}" of ${original}: ${place} lacks the ${kind} [${lost}], and has [${extra}]`,
      ];
    }),
  );
};

it.each(translated)("%s has what its English page has", (page) => {
  expect(missingIn(page)).toEqual([]);
});

it.each([
  ["a heading", (text: string) => `${text}\n## One more\n`],
  ["a row of a table", (text: string) => text.replace(/^\| `PORT`.*\n/m, "$&$&")],
  ["a limit in a table", (text: string) => text.replace("from 0 to 65535", "from 1 to 65535")],
  ["a line of code", (text: string) => text.replace("listen 443 ssl;", "listen 443 ssl http2;")],
  ["a name in a comment", (text: string) => text.replace("# MOST_UPLOAD", "# `MOST_BODY`")],
  [
    "a name in a sentence",
    (text: string) => text.replace("`npm start` is enough", "`npm start` or `npm run dev` is enough"),
  ],
  ["a link", (text: string) => text.replace("is enough.", "is enough: [start](start.md).")],
])("notices that %s was added or changed in English only", (_, change) => {
  const text = readSource("docs/operating.md");
  expect(change(text)).not.toBe(text);
  expect(missingIn("docs/zh/operating.md", change(text))).toHaveLength(1);
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

// Pages that exist only in English. The switch of languages leads to the same address in Chinese, so each of them gets a
// page there that leads back.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TEXT = "本页只有英文版";

/** The Chinese pages to add. */
export const untranslatedPages = (root: string): { routePath: string; content: string }[] => {
  const documents = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".md") && !/^(?:dist|screenshots)\//.test(file));
  return documents
    .filter((file) => !file.startsWith("zh/") && !documents.includes(`zh/${file}`))
    .map((file) => {
      const [, title = file] = /^# (.*)$/m.exec(readFileSync(join(root, file), "utf8")) ?? [];
      const page = file.replace(/\.md$/, "");
      const content = `---\nsearch: false\n---\n# ${TEXT}\n\n[${title}](/${page}.html)\n`;
      return { routePath: `/zh/${page}`, content };
    });
};

// Puts into the built pages what their first paint is made of: the style, the drawing of the public page in every language
// with the addresses of what brings it alive, and the script that shows the right one and asks for those. /login stands in index.html, every other public page in a file of its own.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { rolldown } from "rolldown";
import { type Plugin, type Rolldown, runnerImport } from "vite";

/** What a console's folder of public pages answers: pages.tsx draws them, parts.ts says what each is made of. */
interface Drawing {
  readonly page: string;
  readonly language: string;
  readonly html: string;
}

interface Pages {
  readonly drawings: readonly Drawing[];
}

interface Parts {
  /** The file of first/ that stands in the page. */
  readonly firstOf: (page: string) => string;
  /** Names of the parts of `page`, which may carry a query. */
  readonly partsOf: (page: string, language: string) => readonly string[];
}

const STYLE = /<link rel="stylesheet"[^>]*href="\/(assets\/main-[^"]+\.css)"[^>]*>/;
const SIGN_IN = /^\/login/;

const firstScript = async (file: string): Promise<string> => {
  const bundle = await rolldown({ input: file, logLevel: "silent" });
  const { output } = await bundle.generate({ format: "iife", minify: true, comments: false });
  await bundle.close();
  return `<script>${output[0].code.trim()}</script>`;
};

type Files = ReadonlyMap<string, string>;

const filesOf = (bundle: Rolldown.OutputBundle): Files =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.name, `/${file.fileName}`]] : [])));

const fileOf = (files: Files, part: string): string => {
  const file = files.get(part);
  if (file === undefined) throw new Error(`No file of the build is called ${part}, which a public page waits for.`);
  return file;
};

const templateOf = (files: Files, { partsOf }: Parts, { page, language, html }: Drawing): string => {
  const parts = partsOf(page, language).map((part) => fileOf(files, part));
  return `<template data-page="${page}" lang="${language}" data-parts="${parts.join(" ")}">${html}</template>`;
};

const load = async <Module>(file: string): Promise<Module> => {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: "error", plugins: [react()] });
  return module;
};

/** `folder` holds pages.tsx, parts.ts and first/. */
export const prerender = (folder: string): Plugin => ({
  name: "prerender",
  apply: "build",
  async writeBundle({ dir = "dist" }, bundle) {
    const { drawings } = await load<Pages>(join(folder, "pages.tsx"));
    const parts = await load<Parts>(join(folder, "parts.ts"));
    const files = filesOf(bundle);
    const built = readFileSync(join(dir, "index.html"), "utf8").replace(
      STYLE,
      // Vite asks for the style of whatever it imports, and waits for it, unless a link of the page names it already.
      (_, file: string) =>
        `<style>${readFileSync(join(dir, file), "utf8")}</style><link rel="stylesheet" href="/${file}" disabled>`,
    );
    const write = async (file: string, page: string, shown: readonly Drawing[]): Promise<void> => {
      const templates = shown.map((drawing) => templateOf(files, parts, drawing)).join("");
      const script = await firstScript(join(folder, "first", `${parts.firstOf(page)}.ts`));
      writeFileSync(
        join(dir, file),
        built.replace("</body>", () => `${templates}${script}</body>`),
      );
    };
    await write(
      "index.html",
      "/login",
      drawings.filter(({ page }) => SIGN_IN.test(page)),
    );
    const others = new Set(drawings.map(({ page }) => page).filter((page) => !SIGN_IN.test(page)));
    for (const path of others)
      await write(
        `${path.slice(1)}.html`,
        path,
        drawings.filter(({ page }) => page === path),
      );
  },
});

// Adds to the built pages what they need for the first paint: the style, the prerendered page in every language with
// the addresses of its files, and a script that shows the right language and requests its files. /login is in
// index.html, other public pages are files of their own.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { rolldown } from "rolldown";
import { type Plugin, type ResolvedConfig, runnerImport } from "vite";
import type { Language, PageTitles } from "../../src/framework/wire/contract.ts";
import { escapeHtml, titleAttributes } from "./titleAttributes.ts";
import { filesOfPage } from "./waitedFor.ts";

/** The exports of a console's publicPages.ts and site.ts, and its platform. */
interface Drawn {
  readonly drawings: readonly { readonly page: string; readonly language: Language; readonly html: string }[];
  readonly pageTitles: PageTitles;
  readonly pages: Readonly<Record<string, Row>>;
}

type Drawing = Drawn["drawings"][number];

/** The parts of a row of publicPages.ts that are used here. */
interface Row {
  readonly first: string;
  readonly part: string;
}

const SIGN_IN_PART = "PublicApp";
/** The absolute path of a file, as a literal in generated code. */
const literalOf = (path: string): string => toLiteral(join(import.meta.dirname, path));

const STYLE = /<link rel="stylesheet"[^>]*href="\/(assets\/main-[^"]+\.css)"[^>]*>/;
const SIGN_IN = /^\/login/;
/** Scripts are placed as early as possible, so that their requests do not wait for the rest of the page. */
const HEAD = /<head>(?:\s*<meta charset[^>]*>)?/;

/** A module that exists only in memory. */
const inMemory = (name: string, code: string) => ({
  name,
  resolveId: (id: string) => (id === name ? `\0${name}` : null),
  load: (id: string) => (id === `\0${name}` ? code : null),
});

/** The page contains the style already, so prerendering needs none. */
const noStyle: Plugin = {
  name: "no style",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0style" : null),
  load: (id) => (id === "\0style" ? "" : null),
};

const toLiteral = (value: unknown): string => JSON.stringify(value);

/** The first script of /login, and of pages of the console. */
const LOGIN_SCRIPT = `import { login } from ${literalOf("../../src/framework/public/first/login.ts")};`;

type Define = NonNullable<ResolvedConfig["define"]>;

const bundleCode = async (code: string, define: Define): Promise<string> => {
  const bundle = await rolldown({
    input: "first",
    plugins: [inMemory("first", code)],
    transform: { define },
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "iife", minify: true, comments: false });
  await bundle.close();
  return `<script>${output[0].code.trim()}</script>`;
};

/** The first script of a public page. A page that is the same for everybody has the script `plain`. */
const scriptOf = (folder: string, { first }: Row): string =>
  first === "plain"
    ? `import { plain } from ${literalOf("../../src/framework/public/first/plain.ts")}; plain();`
    : `import ${toLiteral(join(folder, "public/first", `${first}.ts`))};`;

const templateOf = (tab: string, parts: readonly string[], { page, language, html }: Drawing): string =>
  `<template data-page="${page}" lang="${language}" ${tab} data-parts="${parts.map((file) => `/${file}`).join(" ")}">${html}</template>`;

const missingOf = ({ language, html }: Drawing): string =>
  `<template data-missing lang="${language}">${html}</template>`;

const DRAWN = "drawn";

const drawPages = async (folder: string, define: Define): Promise<Drawn> => {
  const code = `
    import { drawPages } from ${literalOf("../../src/framework/prerender/draw.tsx")};
    import { publicPages } from ${toLiteral(join(folder, "publicPages.ts"))};
    import { site } from ${toLiteral(join(folder, "site.ts"))};
    import { host } from ${toLiteral(join(folder, "../generated/host.ts"))};
    export { pageTitles } from ${toLiteral(join(folder, "../generated/pageTitles.ts"))};
    export const pages = publicPages;
    export const drawings = await drawPages(host, site, publicPages);`;
  const plugins = [react(), noStyle, inMemory(DRAWN, code)];
  const { module } = await runnerImport<Drawn>(DRAWN, { configFile: false, logLevel: "error", plugins, define });
  return module;
};

/** Needs publicPages.ts, site.ts and public/first/ in src/console of Vite's root. */
export const prerenderPlugin = (): Plugin => ({
  name: "prerender",
  // During development nothing is prerendered, and the script runs as a module before the main one.
  transformIndexHtml: {
    order: "pre",
    handler: (_, { server }) => {
      if (!server) return [];
      const pages = toLiteral(join(server.config.root, "src/console/publicPages.ts"));
      const children = `import { publicPages } from ${pages}; ${LOGIN_SCRIPT} login(Object.keys(publicPages));`;
      return [{ tag: "script", attrs: { type: "module" }, children, injectTo: "head-prepend" }];
    },
  },
  async writeBundle({ dir = "dist" }, bundle) {
    const { root, define = {} } = this.environment.config;
    const folder = join(root, "src/console");
    const { drawings, pages, pageTitles } = await drawPages(folder, define);
    const page = readFileSync(join(dir, "index.html"), "utf8");
    // Until a script sets another title, the page has the title of the console.
    const titled = page.replace(/(?<=<title>)[^<]*/, () => escapeHtml(Object.values(pageTitles.product)[0] ?? ""));
    const built = titled.replace(
      STYLE,
      // Vite requests the styles of an import and waits for them, unless the page already has a link to them.
      (_, file: string) =>
        `<style>${readFileSync(join(dir, file), "utf8")}</style><link rel="stylesheet" href="/${file}" disabled>`,
    );
    const missing = drawings.filter(({ page }) => page === "missing").map(missingOf);
    const write = async (file: string, part: string, first: string, shown: readonly Drawing[]): Promise<void> => {
      const filesOf = filesOfPage(bundle, part);
      const templates = [
        ...shown.map((drawing) =>
          templateOf(titleAttributes(pageTitles, drawing.page, drawing.language), filesOf(drawing.language), drawing),
        ),
        ...missing,
      ].join("");
      const script = await bundleCode(first, define);
      writeFileSync(
        join(dir, file),
        built.replace(HEAD, (head) => `${head}${script}`).replace("</body>", () => `${templates}</body>`),
      );
    };
    await write(
      "index.html",
      SIGN_IN_PART,
      `${LOGIN_SCRIPT} login(${toLiteral(Object.keys(pages))});`,
      drawings.filter(({ page }) => SIGN_IN.test(page)),
    );
    for (const [path, row] of Object.entries(pages))
      await write(
        `${path.slice(1)}.html`,
        row.part,
        scriptOf(folder, row),
        drawings.filter(({ page }) => page === path),
      );
  },
});

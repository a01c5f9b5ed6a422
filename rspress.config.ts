// The documentation site: `npm run site` builds docs/ into docs/dist.
import { defineConfig } from "@rspress/core";
import { NAVIGATION, type PageGroup } from "./docs/navigation.ts";
import { unlinkFiles } from "./docs/unlinkFiles.ts";
import { untranslatedPages } from "./docs/untranslated.ts";

const sidebarOf = (groups: readonly PageGroup[]) =>
  groups.map(({ text, pages }) => ({
    text,
    collapsible: false,
    items: Object.entries(pages).map(([page, title]) => ({ text: title, link: `/${page}` })),
  }));

export default defineConfig({
  root: "docs",
  outDir: "docs/dist",
  logoText: "Pilothouse",
  builderConfig: { output: { copy: [{ from: "*.png", context: "docs/screenshots", to: "screenshots" }] } },
  lang: "en",
  locales: [
    { lang: "en", label: "English", title: "Pilothouse", description: "Admin consoles from YAML definitions" },
    { lang: "zh", label: "简体中文", title: "Pilothouse", description: "用 YAML 定义生成管理控制台" },
  ],
  route: { extensions: [".md", ".mdx"], exclude: ["screenshots/**"] },
  markdown: {
    // Links to files of the repository lead nowhere on the site. tests/site checks all other links.
    link: { checkDeadLinks: false, checkAnchors: true },
    remarkPlugins: [unlinkFiles],
  },
  plugins: [
    { name: "untranslated", addPages: () => untranslatedPages("docs") },
    {
      name: "search-what-readers-look-for",
      // The browser makes its index of all texts when somebody first searches. ADRs and the specification are left out:
      // they are half of the texts, and would take seconds.
      modifySearchIndexData: (pages) => {
        for (const page of pages)
          if (/^\/(?:adr\/\d|specification)/.test(page.routePath)) page.frontmatter.search = false;
      },
    },
  ],
  themeConfig: {
    sidebar: Object.fromEntries(Object.entries(NAVIGATION).map(([place, groups]) => [place, sidebarOf(groups)])),
  },
});

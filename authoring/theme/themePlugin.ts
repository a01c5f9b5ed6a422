// Puts the theme of a console into its page, before anything is drawn.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const THEME = "src/generated/theme.css";
const ICON = /<link rel="icon"[^>]*>/;
const LOGO = /::before \{[^}]*\burl\("\.\.\/\.\.(\/resources\/[\w/-]+\.(\w+))"\)/;
const GROUND = /data-theme="(light|dark)"\] \{[^}]*\bbackground: (#\w+);/g;
const TYPES: Readonly<Record<string, string>> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };

export const themePlugin = (): Plugin => {
  let root = "";
  return {
    name: "theme",
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: "pre",
      handler: (page, { server }) => {
        if (!existsSync(join(root, THEME))) return page;
        const style = readFileSync(join(root, THEME), "utf8");
        const [, logo, kind = ""] = LOGO.exec(style) ?? [];
        const icon = logo === undefined ? null : readFileSync(join(root, logo)).toString("base64");
        const html = [...style.matchAll(GROUND)].reduce(
          (text, [, mode, colour]) =>
            text.replace(
              new RegExp(`(<meta name="theme-color" content=")[^"]*(" media="\\(prefers-color-scheme: ${mode}\\)")`),
              `$1${colour}$2`,
            ),
          icon === null ? page : page.replace(ICON, `<link rel="icon" href="data:${TYPES[kind]};base64,${icon}" />`),
        );
        // In a build, the page itself has the style, and its addresses count from the page.
        const inPage = { tag: "style", children: style.replaceAll('"../../resources/', '"./resources/') } as const;
        const followed = { tag: "link", attrs: { rel: "stylesheet", href: `/${THEME}` } } as const;
        return { html, tags: [{ ...(server ? followed : inPage), injectTo: "head" }] };
      },
    },
  };
};

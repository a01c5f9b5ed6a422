// How the console is cut into files. The public pages load React and themselves; the console is one chunk;
// each section, resource and language is one more, so that a screen costs few requests and only its own code.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const GENERATED = /\/src\/generated\/([^/]+)\/([^/]+)\/([^/]+)$/;
const WORDS = /\.(en|zh-CN|zh-TW)\.ts$/;
const LOCALE = /\/(?:locales|generated\/words)\/(en|zh-CN|zh-TW)[./]/;

/** One chunk for a resource's code, one more per language for its words; forms come along, being small. */
export const resourceChunk = (id: string): string | null => {
  const [, section, resource, file] = GENERATED.exec(id) ?? [];
  if (!section || !resource || !file || file === "index.ts" || WORDS.test(file)) return null;
  return `${section}.${resource}`;
};

/** Words of the whole console in one language: the product's, react-admin's, menus, enums and errors. */
export const wordsChunk = (id: string): string | null => {
  if (id.endsWith("/public.json")) return null;
  const [, language] = LOCALE.exec(id) ?? [];
  return language ? `words.${language}` : null;
};

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, strictPort: false },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 100 },
            { name: wordsChunk, test: LOCALE, priority: 80 },
            { name: resourceChunk, test: GENERATED, priority: 60, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

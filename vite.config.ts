// Builds the console in Vite's root: this product's, or another one that has no configuration of its own.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { themePlugin } from "./authoring/theme/themePlugin.ts";
import { chunksPlugin } from "./authoring/build/chunksPlugin.ts";
import { compressPlugin } from "./authoring/build/compressPlugin.ts";
import { prerenderPlugin } from "./authoring/build/prerenderPlugin.ts";

/** The languages of a console that chooses its own, from generator/launch.mjs. */
const spoken = process.env.CONSOLE_LANGUAGES;

export default defineConfig({
  ...(spoken && { define: { CONSOLE_LANGUAGES: JSON.stringify(spoken) } }),
  plugins: [react(), themePlugin(), chunksPlugin(), prerenderPlugin(), compressPlugin()],
  // A file of words is always imported as a whole.
  json: { namedExports: false },
  // The files of this package are sources, which import each other and their style sheets.
  optimizeDeps: { exclude: ["pilothouse"] },
  build: {
    target: "es2022",
    // The platform reads from this manifest which files the screen at an address needs.
    manifest: true,
    // The licence texts of all packages whose code is in the files.
    license: { fileName: "licenses.txt" },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    // On a slow machine, Rolldown would report how long plugins take.
    rolldownOptions: { output: { generatedCode: { symbols: false } }, checks: { pluginTimings: false } },
  },
});

// Builds the console in Vite's root: this product's, or with `vite build examples/clinic` the one there.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./src/framework/chunks/plugin.ts";
import { prerender } from "./src/framework/prerender/plugin.ts";

export default defineConfig({
  plugins: [react(), chunks(), prerender()],
  // A table of words is asked for whole.
  json: { namedExports: false },
  build: {
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // The pages name the parts of their first screen themselves, so that the first script need not.
      resolveDependencies: (_, files, { hostId }) =>
        /^assets\/main-/.test(hostId) ? files.filter((file) => file.endsWith(".css")) : files,
    },
    // The platform reads which files the screen at an address waits for.
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: { generatedCode: { symbols: false } } },
  },
});

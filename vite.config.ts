// Builds the console in Vite's root: this product's, or with `vite build examples/clinic` the one there.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./src/framework/chunks/plugin.ts";
import { compress } from "./src/framework/chunks/compress.ts";
import { prerender } from "./src/framework/prerender/plugin.ts";

export default defineConfig({
  plugins: [react(), chunks(), prerender(), compress()],
  // A file of words is always imported as a whole.
  json: { namedExports: false },
  build: {
    target: "es2022",
    // The platform reads from this manifest which files the screen at an address needs.
    manifest: true,
    // The licence texts of all packages whose code is in the files.
    license: { fileName: "licenses.txt" },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: { generatedCode: { symbols: false } } },
  },
});

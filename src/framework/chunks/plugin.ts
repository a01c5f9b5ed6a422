// Splits the build of the console in Vite's root into chunks.
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { chunksOf } from "./chunksOf.ts";

/** The module that Vite wraps every dynamic import with. */
const PRELOAD = "\0vite/preload-helper.js";
/** ra-core's own export, and with it a library: no list has it. */
const OWN_EXPORT = /\/ra-core\/dist\/export\/defaultExporter\.js$/;
const WITH_FILES = JSON.stringify(join(import.meta.dirname, "withFiles.ts"));

/** Files that are loaded before any import is made. */
const FIRST = /^assets\/(?:rolldown-runtime|main)-/;
/** A section or a resource of it: both import what every list needs, which is loaded before them. */
const OF_CONSOLE = /^assets\/(?!public\.|service\.)\w+\.\w+-/;
const CONSOLE = /^assets\/console-/;

export const chunks = (): Plugin => ({
  name: "chunks",
  apply: "build",
  enforce: "pre",
  load: (id) => {
    if (id === PRELOAD) return `export { withFiles as __vitePreload } from ${WITH_FILES};`;
    return OWN_EXPORT.test(id) ? "export const defaultExporter = false;" : null;
  },
  config: ({ root = process.cwd() }) => ({
    // React's developer tools find it while a console is developed; what tells them of every change is no part of a build.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (part, files, { hostId }) => {
          // Pages preload the files of their first screen themselves, so the first script need not list them.
          if (FIRST.test(hostId)) return [];
          const isLoaded = (file: string) => FIRST.test(file) || (OF_CONSOLE.test(hostId) && CONSOLE.test(file));
          const needed = files.filter((file) => !isLoaded(file));
          return needed.every((file) => file === part) ? [] : needed;
        },
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: chunksOf(resolve(root)), debugName: "console", includeDependenciesRecursively: false }],
          },
        },
      },
    },
  }),
});

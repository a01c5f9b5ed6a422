// Divides the build of the console in Vite's root into files.
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { createModuleGrouping } from "./createModuleGrouping.ts";
import { inlineEnumValues } from "./values.ts";

/** The module that Vite wraps every dynamic import with. */
const PRELOAD = "\0vite/preload-helper.js";
/** The exporter of ra-core loads a library that no list uses. */
const OWN_EXPORT = /\/ra-core\/dist\/export\/defaultExporter\.js$/;
/** A library that forms English plurals for names without words. A test makes sure that all names have words. */
const PLURALS = /\/node_modules\/inflection\/lib\/inflection\.js$/;
const NO_PLURALS = `const same = (text) => text;
export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };`;
/** react-router's files for bundlers contain warnings that only developers need. */
const WARNING = "/node_modules/react-router/dist/development/";
const SILENT = "/node_modules/react-router/dist/production/";
const WITH_FILES = JSON.stringify(join(import.meta.dirname, "loadWithFiles.ts"));

/** Files that are loaded before any `import()` runs. */
const FIRST = /^assets\/(?:rolldown-runtime|main)-/;
/** The files of a section are loaded before its lists. */
const OF_CONSOLE = /^assets\/(?:console|section\.)/;
const CONSOLE = /^assets\/(?:console|wire)-/;

export const chunksPlugin = (): Plugin => ({
  name: "chunks",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^react-router(?:\/|$)/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace(WARNING, SILENT) };
    },
  },
  load: (id) => {
    if (id === PRELOAD) return `export { loadWithFiles as __vitePreload } from ${WITH_FILES};`;
    if (PLURALS.test(id)) return NO_PLURALS;
    return OWN_EXPORT.test(id) ? "export const defaultExporter = false;" : null;
  },
  transform: { filter: { code: "/shared/generated/enums" }, handler: inlineEnumValues },
  config: ({ root = process.cwd() }) => ({
    // React's developer tools are left out of the build.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (part, files, { hostId }) => {
          // A page itself preloads the files of its first screen, so its first script need not name them.
          if (FIRST.test(hostId)) return [];
          const isLoaded = (file: string) => FIRST.test(file) || (OF_CONSOLE.test(hostId) && CONSOLE.test(file));
          const needed = files.filter((file) => !isLoaded(file));
          return needed.every((file) => file === part) ? [] : needed;
        },
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: createModuleGrouping(resolve(root)),
                debugName: "console",
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  }),
});

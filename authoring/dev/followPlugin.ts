// Lets an open page take over generated modules that changed. Views are React components, which Vite's React plugin
// already replaces. All other generated modules (words, schemas, calls, menus) are imported by inside.ts, directly or
// through others. So inside.ts accepts their updates, and hands a new version of the console to the page.
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { OUTPUT_FOLDERS } from "../../generator/index";
import { insideFilesOf } from "./insideFilesOf";

/** Milliseconds within which changed files count as one change. The generator writes several files for one definition. */
const TOGETHER = 10;

/** Sources of Pilothouse that import all packages of a console. */
const ENTRIES = [
  "src/framework/*/index.ts",
  "src/framework/console/openConsole.tsx",
  "features/*/{console,public}/index.{ts,tsx}",
];

const within = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);

const accepting = (script: string): string => `import { follow as followVersion } from ${script};
if (import.meta.hot) {
  import.meta.hot.accept();
  followVersion(import.meta.hot.data, inside);
}`;

/** `place`: the folder of the console. `tool`: the folder of Pilothouse. */
export const followPlugin = (place: string, tool: string): Plugin => {
  const outputs = OUTPUT_FOLDERS.map((folder) => join(place, folder));
  const { files, isInside } = insideFilesOf(place);
  const script = JSON.stringify(join(tool, "authoring", "dev", "page", "follow.ts"));
  const changed = new Set<string>();
  let sent: readonly string[] = [];
  let server: ViteDevServer | undefined;
  let timer: NodeJS.Timeout | undefined;

  const send = (): void => {
    sent = [...changed];
    changed.clear();
    const [first] = sent;
    if (first !== undefined) server?.watcher.emit("change", first);
  };

  return {
    name: "pilothouse:follow",
    apply: "serve",
    // Otherwise, Vite would find packages of Pilothouse one screen after another, and reload the page for each.
    config: () => ({ optimizeDeps: { entries: ["index.html", ...ENTRIES.map((path) => join(tool, path))] } }),
    configureServer: (started) => {
      server = started;
    },
    transform: {
      filter: { id: files },
      handler: (code, id) => (isInside(id) ? { code: `${code}\n${accepting(script)}`, map: null } : null),
    },
    hotUpdate({ file, type }) {
      const { name, moduleGraph } = this.environment;
      if (name !== "client" || !outputs.some((folder) => within(folder, file))) return undefined;
      if (sent.includes(file)) {
        const modules = sent.flatMap((one) => [...(moduleGraph.getModulesByFile(one) ?? [])]);
        sent = [];
        return modules;
      }
      if (type === "update") changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(send, TOGETHER);
      return [];
    },
  };
};

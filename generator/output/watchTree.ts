import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

const foldersBelow = (root: string, folder: string): readonly string[] => {
  try {
    const inner = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [folder, ...inner.flatMap(({ name }) => foldersBelow(root, `${folder}/${name}`))];
  } catch {
    return [];
  }
};

/**
 * Calls `onEvent` with the path, from `root`, of whatever changes below `folders`, folders made later among them.
 * One watcher for each folder: Node's own recursive watch loses files that are saved by renaming.
 */
export const watchTree = (root: string, folders: readonly string[], onEvent: (path: string) => void): (() => void) => {
  const watchers = new Map<string, FSWatcher>();
  const follow = (): void => {
    const wanted = new Set(folders.flatMap((folder) => foldersBelow(root, folder)));
    for (const [folder, watcher] of watchers)
      if (!wanted.has(folder)) {
        watcher.close();
        watchers.delete(folder);
      }
    for (const folder of wanted) if (!watchers.has(folder)) watchers.set(folder, watchFolder(folder));
  };
  const watchFolder = (folder: string): FSWatcher => {
    const watcher = watch(join(root, folder), (event, name) => {
      onEvent(name === null ? folder : `${folder}/${name}`);
      if (event === "rename" && !name?.includes(".")) follow();
    });
    watcher.on("error", () => watcher.close());
    return watcher;
  };
  follow();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
};

import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join, posix } from "node:path";

const foldersBelow = (root: string, folder: string): readonly string[] => {
  try {
    const inner = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [folder, ...inner.flatMap(({ name }) => foldersBelow(root, `${folder}/${name}`))];
  } catch {
    return [];
  }
};

/**
 * Calls `onEvent` with the path from `root` of each changed file in `folders`, even in folders that are created later.
 * `folders` may contain files. The parents of `folders` must exist. Each folder has its own watcher, because Node's
 * recursive one misses files that are saved by renaming.
 */
export const watchTree = (root: string, folders: readonly string[], onEvent: (path: string) => void): (() => void) => {
  const watchers = new Map<string, FSWatcher>();
  const parents = folders.map((folder) => posix.dirname(folder));
  const isInside = (path: string): boolean =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
  const follow = (): void => {
    const wanted = new Set([...parents, ...folders.flatMap((folder) => foldersBelow(root, folder))]);
    for (const [folder, watcher] of watchers)
      if (!wanted.has(folder)) {
        watcher.close();
        watchers.delete(folder);
      }
    for (const folder of wanted) {
      if (watchers.has(folder)) continue;
      watchers.set(folder, watchFolder(folder));
    }
  };
  const watchFolder = (folder: string): FSWatcher => {
    const watcher = watch(join(root, folder), (event, name) => {
      const path = posix.join(folder, name ?? "");
      if (!isInside(path)) return;
      if (event === "rename" && !posix.basename(path).includes(".")) follow();
      onEvent(path);
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

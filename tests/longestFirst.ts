import { BaseSequencer } from "vitest/node";

/**
 * Puts the files first whose path contains one of `names`, in this order, so that long tests do not start at the end.
 * The others are sorted by project: Vitest ends a worker, with all modules that it has loaded, as soon as the next file
 * belongs to another project.
 */
export const longestFirst = (names: readonly string[]): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: Parameters<BaseSequencer["sort"]>[0]) {
      const rank = (path: string) => {
        const at = names.findIndex((name) => path.includes(name));
        return at === -1 ? names.length : at;
      };
      return files.toSorted(
        (a, b) =>
          rank(a.moduleId) - rank(b.moduleId) ||
          b.project.name.localeCompare(a.project.name) ||
          a.moduleId.localeCompare(b.moduleId),
      );
    }
  };

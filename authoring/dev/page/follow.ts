// Runs in the page, in `npm run dev` only. Hands each version of the console to the page that is already open.
import type { Console } from "../../../src/framework/console";

/** What Vite keeps of a module from one version to the next. */
interface Kept {
  latest?: Console;
  draws?: Set<(later: Console) => void>;
}

/** Makes a version of the console known. The page may have opened with an earlier one. */
export const follow = (kept: Kept, version: Console): void => {
  kept.draws ??= new Set();
  const { draws } = kept;
  kept.latest = version;
  Object.assign(version, {
    follow: (draw: (later: Console) => void) => {
      draws.add(draw);
      if (kept.latest !== undefined && kept.latest !== version) draw(kept.latest);
      return () => draws.delete(draw);
    },
  });
  for (const draw of draws) draw(version);
};

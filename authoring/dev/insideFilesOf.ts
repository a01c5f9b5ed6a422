import { existsSync } from "node:fs";
import { join } from "node:path";

/** The files that may describe the inside of the console at `place`. The console's own file replaces the generated one. */
export const insideFilesOf = (place: string) => {
  const own = join(place, "src", "console", "inside.ts");
  const generated = join(place, "src", "generated", "inside.ts");
  return { files: [own, generated], isInside: (id: string) => id === own || !existsSync(own) };
};

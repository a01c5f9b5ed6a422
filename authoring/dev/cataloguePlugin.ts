// Adds the catalogue of parts to the console that `npm run dev` serves, at /___parts.
import { join } from "node:path";
import type { Plugin } from "vite";
import { insideFilesOf } from "./insideFilesOf";

/** `place`: the folder of the console. `tool`: the folder of Pilothouse. */
export const cataloguePlugin = (place: string, tool: string): Plugin => {
  const { files, isInside } = insideFilesOf(place);
  const script = JSON.stringify(join(tool, "authoring", "catalogue", "page", "addCatalogue.ts"));
  return {
    name: "pilothouse:catalogue",
    apply: "serve",
    transform: {
      filter: { id: files },
      handler: (code, id) =>
        isInside(id)
          ? {
              code: `${code}
import { addCatalogue } from ${script};
addCatalogue(inside, import.meta.glob(["/src/**/*.examples.tsx", "/features/**/*.examples.tsx"]));`,
              map: null,
            }
          : null,
    },
  };
};

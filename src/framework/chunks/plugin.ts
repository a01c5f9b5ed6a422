// Cuts the build of the console that stands in Vite's root.
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { chunksOf } from "./chunksOf.ts";

export const chunks = (): Plugin => ({
  name: "chunks",
  apply: "build",
  config: ({ root = process.cwd() }) => ({
    build: {
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

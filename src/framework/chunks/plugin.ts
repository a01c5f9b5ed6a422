// Splits the build of the console in Vite's root into chunks.
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

// Keeps the mistakes that were found while the console is written, and shows them over the page.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import {
  REQUEST_MISTAKES_EVENT,
  type MistakeFinder,
  REPLACE_WORD_EVENT,
  type Mistake,
  type Mistakes,
  MISTAKES_EVENT,
} from "./messages";

export interface MistakeBoard {
  readonly plugin: Plugin;
  /** Replaces all mistakes of one finder. */
  show(finder: MistakeFinder, mistakes: readonly Mistake[]): void;
}

/** Writes the word that was meant in place of the wrong one, unless the file has changed since. */
const mend = (root: string, { place }: Mistake): void => {
  if (!place?.meant) return;
  const { file, line, column, meant } = place;
  const path = join(root, file);
  const lines = readFileSync(path, "utf8").split("\n");
  const text = lines[line - 1] ?? "";
  const start = text.indexOf(meant.wrong, column - 1);
  if (start < 0 || start > column) return;
  lines[line - 1] = text.slice(0, start) + meant.right + text.slice(start + meant.wrong.length);
  writeFileSync(path, lines.join("\n"));
};

/** `place`: the folder of the console. `tool`: the folder of Pilothouse. */
export const createMistakeBoard = (place: string, tool: string): MistakeBoard => {
  const found = new Map<MistakeFinder, readonly Mistake[]>();
  let server: ViteDevServer | undefined;
  let good = Date.now();
  /** If definitions have mistakes, only those are shown: a failed start and wrong types usually follow from them. */
  const all = (): Mistakes => {
    const definitions = found.get("Definition") ?? [];
    return { mistakes: definitions.length > 0 ? definitions : [...found.values()].flat(), good };
  };
  return {
    show: (finder, mistakes) => {
      const before = JSON.stringify(all().mistakes);
      found.set(finder, mistakes);
      const now = all().mistakes;
      if (now.length === 0) good = Date.now();
      if (JSON.stringify(now) !== before) server?.environments.client.hot.send(MISTAKES_EVENT, all());
    },
    plugin: {
      name: "pilothouse:mistakes",
      apply: "serve",
      configureServer: (started) => {
        server = started;
        const { hot } = started.environments.client;
        hot.on(REQUEST_MISTAKES_EVENT, (_, client) => client.send(MISTAKES_EVENT, all()));
        hot.on(REPLACE_WORD_EVENT, (index: unknown) => {
          const mistake = all().mistakes[Number(index)];
          if (mistake) mend(place, mistake);
        });
      },
      transformIndexHtml: () => [
        { tag: "script", attrs: { type: "module", src: `/@fs${join(tool, "authoring/dev/page/overlay.ts")}` } },
      ],
    },
  };
};

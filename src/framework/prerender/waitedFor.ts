// The files of a build that a public page needs besides those in its HTML: its chunk, what that imports, and so on, with the words of
// one language. Discovered one after the other, each would cost a round trip.
import type { Rolldown } from "vite";

const MAIN = "main";
const WORDS = /^public\.\w+\.([\w-]+)$/;

/** @throws Error when the build has no chunk of this name */
export const waitedFor = (bundle: Rolldown.OutputBundle, part: string): ((language: string) => readonly string[]) => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const nameOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk.name]));
  const arriving = (name: string): ReadonlySet<string> => {
    const first = chunks.find((chunk) => chunk.name === name);
    if (!first) throw new Error(`No file of the build is called ${name}, which a public page waits for.`);
    const found = new Set([first.fileName]);
    for (const file of found) for (const next of chunkAt(file)?.imports ?? []) found.add(next);
    return found;
  };
  const chunkAt = (file: string) => chunks.find((chunk) => chunk.fileName === file);
  const named = arriving(MAIN);
  const scripts = arriving(part);
  const words = new Set([...scripts].flatMap((file) => chunkAt(file)?.dynamicImports ?? []));
  return (language) => [
    ...[...scripts].filter((file) => !named.has(file)),
    ...[...words].filter((file) => WORDS.exec(nameOf.get(file) ?? "")?.[1] === language),
  ];
};

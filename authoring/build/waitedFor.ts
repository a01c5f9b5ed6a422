// The files that a public page needs in addition to those in its HTML: its own part, its imports, and their words in
// one language. The page requests them together, because finding them one by one would cost a round trip for each.
import type { Rolldown } from "vite";

const MAIN = "main";

/** Matches files of words in this language: `locales/en/framework/public.json`, `words/page/en.json` of a feature. */
const wordsOf = (language: string) => new RegExp(`/(?:locales/${language}/.+|words/\\w+/${language})\\.json$`);

/** Matches the module of a page: `live/LivePage.tsx`, `forgotten/page/index.ts`, or a module with the page's name. */
const pageOf = (part: string) => new RegExp(`/${part}(?:/page)?(?:/\\w+)?\\.tsx?$`);

/** @param part the folder or name of the page's module. @throws Error when the build has no such page */
export const filesOfPage = (bundle: Rolldown.OutputBundle, part: string): ((language: string) => readonly string[]) => {
  const chunks = new Map(Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [[one.fileName, one]] : [])));
  const arriving = (file: string): ReadonlySet<string> => {
    const found = new Set([file]);
    for (const one of found) for (const next of chunks.get(one)?.imports ?? []) found.add(next);
    return found;
  };
  const moduleOf = (file: string): string => chunks.get(file)?.facadeModuleId ?? "";
  const main = [...chunks.values()].find(({ name }) => name === MAIN);
  const page = main?.dynamicImports.find((file) => pageOf(part).test(moduleOf(file)));
  if (main === undefined || page === undefined)
    throw new Error(`The first script of the build imports no page called ${part}.`);
  const named = arriving(main.fileName);
  const scripts = arriving(page);
  const later = new Set([...scripts].flatMap((file) => chunks.get(file)?.dynamicImports ?? []));
  return (language) => [
    ...[...scripts].filter((file) => !named.has(file)),
    ...[...later].filter((file) => wordsOf(language).test(moduleOf(file))),
  ];
};

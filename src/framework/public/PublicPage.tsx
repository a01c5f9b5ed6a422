// A public page other than the sign-in page. Each page is a separate file of the build.
import type { ComponentType, ReactElement } from "react";
import { loadChunk } from "../shell/errors/loadChunk";
import type { Language, Loader } from "../wire/contract";
import * as language from "../wire/language";
import { PublicShell } from "./PublicShell";
import type { Site } from "./Site";
import { type LoadWords, loadWords } from "./words";

export interface PublicPage {
  /** Loads the words of its first form. */
  readonly loadWords: LoadWords;
  readonly Page: ComponentType<{ readonly language: Language }>;
  /** Drawn beside the form, instead of the picture of the site. */
  readonly Picture?: ComponentType<{ readonly language: Language }>;
}

/** One page that needs no account. */
export interface PublicRow {
  readonly load: Loader<PublicPage>;
  /** The script in the HTML that runs before the first paint: `plain`, or a script of the console's public/first/. */
  readonly first: string;
  /** The folder in the console's public/ from which `load` imports the page, or the name of the feature. */
  readonly part: string;
}

/** Public pages, by address. */
export type PublicPages = Readonly<Record<string, PublicRow>>;

export const pageElement = ({ loadWords: load, Page, Picture }: PublicPage): ReactElement => (
  <PublicShell loadWords={load} Picture={Picture}>
    {(language) => <Page language={language} />}
  </PublicShell>
);

/** @throws ChunkFailure */
export const loadPage = async ({ load }: PublicRow, site: Site): Promise<ReactElement> => {
  const page = await loadChunk(load);
  await loadWords(language.get(), [site.loadWords, page.loadWords]);
  return pageElement(page);
};

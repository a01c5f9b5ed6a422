// The public pages besides sign-in: each is a part of its own, which the first page of a visitor need not wait for.
import type { ComponentType, ReactElement } from "react";
import { loadChunk } from "../shell/errors/loadChunk";
import type { Language, Loader } from "../wire/contract";
import * as language from "../wire/language";
import { PublicShell } from "./PublicShell";
import type { Site } from "./Site";
import { type LoadWords, loadWords } from "./words";

export interface PublicPage {
  readonly title: (language: Language) => string;
  /** Fetches what its first form says. */
  readonly loadWords: LoadWords;
  readonly Page: ComponentType<{ readonly language: Language }>;
}

/** One page that needs no account of the console. */
export interface PublicRow {
  readonly load: Loader<PublicPage>;
  /** The script of the console's public/first/ that stands in the page and runs before its first paint. */
  readonly first: string;
  /** The folder below the console's public/ that `load` fetches from: its part of the build is called by it. */
  readonly part: string;
}

/** By address. */
export type PublicPages = Readonly<Record<string, PublicRow>>;

export const pageElement = ({ title, loadWords: load, Page }: PublicPage): ReactElement => (
  <PublicShell title={title} loadWords={load}>
    {(language) => <Page language={language} />}
  </PublicShell>
);

/** Raises ChunkFailure. */
export const loadPage = async ({ load }: PublicRow, site: Site): Promise<ReactElement> => {
  const page = await loadChunk(load);
  await loadWords(language.get(), [site.loadWords, page.loadWords]);
  return pageElement(page);
};

// The public pages besides sign-in: each is a part of its own, which the first page of a visitor need not wait for.
import type { ComponentType, ReactElement } from "react";
import { loadChunk } from "../../framework/shell/errors/loadChunk";
import type { Language } from "../../framework/wire/contract";
import { language } from "../../framework/wire/language";
import { PublicShell } from "../../framework/public/PublicShell";
import type { PublicPath } from "./paths";
import { loadWords } from "./words";

export interface PublicPage {
  readonly title: (language: Language) => string;
  readonly Page: ComponentType<{ readonly language: Language }>;
}

const link = () => import("./link/LinkPage");

const PAGES: Readonly<Record<PublicPath, () => Promise<PublicPage>>> = {
  "/register": () => import("./register/RegisterPage"),
  "/link3_login": link,
  "/authorize": link,
  "/live_cdk": () => import("./redeem/RedeemPage"),
  "/live_play": () => import("./live/LivePage"),
};

export const pageElement = ({ title, Page }: PublicPage): ReactElement => (
  <PublicShell title={title}>{(language) => <Page language={language} />}</PublicShell>
);

/** Raises ChunkFailure. */
export const loadPage = async (path: PublicPath): Promise<ReactElement> => {
  const page = await loadChunk(PAGES[path]);
  await loadWords(language.get());
  return pageElement(page);
};

// The public pages besides sign-in: each is a part of its own, which the first page of a visitor need not wait for.
import type { ComponentType } from "react";
import type { Root } from "react-dom/client";
import { loadChunk } from "../shell/errors/loadChunk";
import type { Language } from "../wire/contract";
import { ConsoleMissing } from "./ConsoleMissing";
import { PublicShell } from "./PublicShell";

interface PublicPage {
  readonly title: (language: Language) => string;
  readonly Page: ComponentType<{ readonly language: Language }>;
  /** Whether it takes the whole width. */
  readonly isWide?: boolean;
}

const link = () => import("./link/LinkPage");

const PAGES: Readonly<Record<string, () => Promise<PublicPage>>> = {
  "/register": () => import("./register/RegisterPage"),
  "/link3_login": link,
  "/authorize": link,
  "/live_cdk": () => import("./redeem/RedeemPage"),
  "/live_play": () => import("./live/LivePage"),
};

const loaderOf = (path: string) => PAGES[path.length > 1 ? path.replace(/\/+$/, "") : path];

export const isPublicPage = (path: string): boolean => loaderOf(path) !== undefined;

export const openPublicPage = async (root: Root): Promise<void> => {
  const load = loaderOf(location.pathname);
  if (!load) return;
  try {
    const { title, Page, isWide = false } = await loadChunk(load);
    root.render(
      <PublicShell title={title} wide={isWide}>
        {(language) => <Page language={language} />}
      </PublicShell>,
    );
  } catch (error) {
    console.error(error);
    root.render(<ConsoleMissing />);
  }
};

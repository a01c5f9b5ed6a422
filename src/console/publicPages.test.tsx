import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  applyAddress,
  drawPages,
  type PrerenderedPage,
  loadPage,
  PublicApp,
  publicPath,
  type PublicRow,
  silentPlatform,
  SiteProvider,
} from "pilothouse/testing";
import { language, returnAddress } from "pilothouse/wire";
import { host } from "../generated/host";
import { publicPages } from "./publicPages";
import { site } from "./site";

const rows: Readonly<Record<string, PublicRow>> = publicPages;
const paths = Object.keys(rows);
const drawings = (await drawPages(host, site, publicPages)).filter(({ page }) => page.startsWith("/"));

const port = {
  isElsewhere: () => false,
  comeBack: () => null,
  isPictured: () => true,
  picture: () => new Promise<never>(() => {}),
  signIn: async () => null,
};
const pageAt = async (page: string) => {
  const row = rows[publicPath(paths, page) ?? ""];
  if (row) return loadPage(row, site);
  const expired = returnAddress(location.search) !== null;
  return <PublicApp port={port} expired={expired} onTouched={() => {}} onSignedIn={async () => {}} />;
};
const elementAt = async (page: string) => <SiteProvider value={site}>{await pageAt(page)}</SiteProvider>;

let root: Root | null = null;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  silentPlatform();
});
afterEach(async () => {
  await act(() => root?.unmount());
  root = null;
  language.forgetLanguage();
  document.body.innerHTML = "";
});

/**
 * Shows a prerendered page, as src/framework/public/first/show.ts does, with `typed` in its fields. Answers its root.
 */
const show = ({ page, html, language: spoken }: PrerenderedPage, typed: Readonly<Record<string, string>> = {}) => {
  history.replaceState(null, "", page.replace("?return", "?return=%2Fproduct%2Fdevice"));
  language.set(spoken);
  history.replaceState(null, "", `${location.pathname}${location.search}`);
  applyAddress(paths);
  document.body.innerHTML = `<div id="root" data-drawn>${html}</div>`;
  for (const [name, value] of Object.entries(typed)) {
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control) control.value = value;
  }
  return document.querySelector<HTMLElement>("#root");
};

describe("the drawing of a public page", () => {
  it.each(drawings.map((drawing) => [drawing.page, drawing.language, drawing] as const))(
    "is what the script shows of %s in %s",
    async (page, spoken, drawing) => {
      const complaints: unknown[] = [];
      const said = vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words));
      const element = show(drawing);
      const heading = element?.querySelector("h1, [role=status]");
      expect(heading).not.toBeNull();
      expect(element?.querySelector("option[selected]")?.getAttribute("value")).toBe(spoken);
      const shown = await elementAt(page);
      if (element)
        await act(async () => {
          root = hydrateRoot(element, shown, { onRecoverableError: (error) => complaints.push(error) });
        });
      said.mockRestore();
      expect(complaints).toEqual([]);
      expect(heading?.isConnected).toBe(true);
    },
  );

  it("keeps what was typed before the script came", async () => {
    const drawing = drawings.find(({ page, language: one }) => page === "/login" && one === "en");
    const element = drawing ? show(drawing, { account: "admin", password: "pi" }) : null;
    const shown = await elementAt("/login");
    if (element)
      await act(async () => {
        root = hydrateRoot(element, shown);
      });
    const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    expect([value("account"), value("password"), value("code")]).toEqual(["admin", "pi", ""]);
  });
});

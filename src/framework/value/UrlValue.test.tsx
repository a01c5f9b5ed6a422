import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext } from "ra-core";
import { afterEach, expect, it, vi } from "vitest";
import * as token from "../wire/token";
import { UrlValue } from "./UrlValue";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draw = (value: string) =>
  render(
    <CoreAdminContext>
      <UrlValue value={value} />
    </CoreAdminContext>,
  );

it("takes a file of one account with the token of its session, under its name", async () => {
  token.set("secret");
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const asked = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response("rows", { headers: { "content-disposition": "attachment" } }),
  );
  vi.stubGlobal("fetch", asked);
  draw("/files/own/MQ/0123456789abcdef01234567/cards-errors.xlsx");
  const link = screen.getByRole("link", { name: "cards-errors.xlsx" });
  expect(link.getAttribute("target")).toBe(null);
  fireEvent.click(link);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: { Authorization: "Bearer secret" } });
});

it("opens any other file as a page of its own", () => {
  draw("/files/0123456789abcdef01234567/manual.pdf");
  expect(screen.getByRole("link", { name: "manual.pdf" }).getAttribute("target")).toBe("_blank");
});

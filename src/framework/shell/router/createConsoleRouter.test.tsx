import { act, render, screen } from "@testing-library/react";
import { RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { createConsoleRouter } from "./createConsoleRouter";

const Broken = () => {
  throw new Error("the menu is broken");
};

it("has an error page in the words of the console for what fails outside of every screen", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const i18n = {
    translate: (key: string) => `<${key}>`,
    changeLocale: async () => undefined,
    getLocale: () => "en",
  };
  render(<RouterProvider router={createConsoleRouter(<Broken />, i18n)} />);
  expect(await screen.findByRole("heading", { name: "<ra.page.error>" })).toBeDefined();
  expect(screen.getByRole("button", { name: "<shell.try_again>" })).toBeDefined();
  expect(screen.getByText(/the menu is broken/)).toBeDefined();
});

it("has the pages at paths of the address, in the history of the browser", async () => {
  const i18n = { translate: (key: string) => key, changeLocale: async () => undefined, getLocale: () => "en" };
  const router = createConsoleRouter(<p>here</p>, i18n);
  render(<RouterProvider router={router} />);
  const before = history.length;
  await act(() => router.navigate("/product/device?page=2"));
  expect([location.pathname, location.search, location.hash]).toEqual(["/product/device", "?page=2", ""]);
  expect(history.length).toBe(before + 1);
});

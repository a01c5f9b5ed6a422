import Dialog from "@mui/material/Dialog";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { I18nContextProvider } from "ra-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitingSaves } from "../../wire/waitingSaves";
import { SaveNotices } from "./SaveNotices";

const i18n = { translate: (key: string) => key, changeLocale: async () => undefined, getLocale: () => "en" };
const view = (dialog: boolean) =>
  render(
    <I18nContextProvider value={i18n}>
      <SaveNotices />
      <Dialog open={dialog}>
        <p>asked</p>
      </Dialog>
    </I18nContextProvider>,
  );

beforeEach(() => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  waitingSaves.setOld(false);
  vi.restoreAllMocks();
});

it("a save that waits is said within the open dialog, and taken back there", async () => {
  view(true);
  const held = waitingSaves.hold().catch((error: unknown) => error);
  const notice = await within(screen.getByRole("dialog").parentElement ?? document.body).findByRole("status");
  expect(notice.textContent).toContain("shell.waits");
  fireEvent.click(screen.getByRole("button", { name: "shell.take_back" }));
  expect(await held).toMatchObject({ reason: "takenBack" });
  expect(screen.queryByRole("status")).toBeNull();
});

it("a page that is too old offers another tab, so that what was typed stays", () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  view(false);
  act(() => waitingSaves.setOld(true));
  expect(screen.getByRole("status").textContent).toContain("shell.renewed");
  fireEvent.click(screen.getByRole("button", { name: "shell.new_tab" }));
  expect(opened).toHaveBeenCalledWith(location.href, "_blank");
  fireEvent.click(screen.getByRole("button", { name: "ra.action.close" }));
  expect(screen.queryByRole("status")).toBeNull();
});

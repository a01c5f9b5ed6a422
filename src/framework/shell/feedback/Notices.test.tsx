import { readFileSync } from "node:fs";
import { act, cleanup, render, screen } from "@testing-library/react";
import { CoreAdminContext, testDataProvider, useNotify } from "ra-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LoadingOverlay } from "./LoadingOverlay";
import { Notices } from "./Notices";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const i18nProvider = { translate: (key: string) => key, changeLocale: async () => undefined, getLocale: () => "en" };
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

const Teller = ({ send }: { readonly send: (notify: ReturnType<typeof useNotify>) => void }) => {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => send(notify)}>
      tell
    </button>
  );
};

const show = async (send: (notify: ReturnType<typeof useNotify>) => void) => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <Teller send={send} />
      <Notices />
    </CoreAdminContext>,
  );
  act(() => screen.getByText("tell").click());
  await pass(0);
};

it("closes a notice by itself after 10.5 s, and no sooner", async () => {
  await show((notify) => notify("It was stored elsewhere", { type: "info" }));
  await pass(10_400);
  expect(screen.queryByText("It was stored elsewhere")).not.toBeNull();
  await pass(100 + 1000);
  expect(screen.queryByText("It was stored elsewhere")).toBeNull();
});

it("shows errors one at a time, each for 2 s", async () => {
  await show((notify) => {
    notify("first", { type: "error" });
    notify("second", { type: "error" });
  });
  expect([screen.queryByText("first") !== null, screen.queryByText("second")]).toEqual([true, null]);
  await pass(2100);
  expect([screen.queryByText("first"), screen.queryByText("second") !== null]).toEqual([null, true]);
  await pass(2100);
  expect(screen.queryByText("second")).toBeNull();
});

it("closes a success after 2 s", async () => {
  await show((notify) => notify("Saved", { type: "success" }));
  await pass(1900);
  expect(screen.queryByText("Saved")).not.toBeNull();
  await pass(200);
  expect(screen.queryByText("Saved")).toBeNull();
});

it("covers the whole window while a call takes long, and uncovers it with the answer", async () => {
  let count = 0;
  let listener = () => {};
  const inFlight = {
    count: () => count,
    subscribe: (changed: () => void) => {
      listener = changed;
      return () => {};
    },
  };
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <LoadingOverlay inFlight={inFlight} />
    </CoreAdminContext>,
  );
  count = 1;
  act(() => listener());
  await pass(1000);
  expect(screen.getByText("ra.message.loading").parentElement?.className).toBe("shell-loading");
  expect(readFileSync("src/framework/shell/shell.css", "utf8")).toContain(
    "\n.shell-loading { position: fixed; inset: 0;",
  );
  count = 0;
  act(() => listener());
  await pass(1000);
  expect(screen.queryByText("ra.message.loading")).toBeNull();
});

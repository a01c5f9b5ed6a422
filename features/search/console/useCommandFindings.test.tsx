// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { CoreAdminContext, memoryStore, TestMemoryRouter } from "ra-core";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { i18nProviderOf } from "../../../tests/forms/formHarness";
import { MODE_PREFERENCE } from "../../../src/framework/ui/theme/ownMode";
import { useCommandFindings } from "./useCommandFindings";

it("are other languages, colours and signing out, each under what people may call it", async () => {
  const store = memoryStore();
  const i18n = i18nProviderOf();
  const changeLocale = vi.spyOn(i18n, "changeLocale");
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestMemoryRouter>
      <CoreAdminContext store={store} i18nProvider={i18n}>
        {children}
      </CoreAdminContext>
    </TestMemoryRouter>
  );
  const { result } = renderHook(useCommandFindings, { wrapper });
  expect(result.current.map(({ label }) => label)).toEqual([
    ...["search.language", "search.language"],
    ...["search.theme_light", "search.theme_dark", "search.theme_system"],
    "search.sign_out",
  ]);
  const run = (key: string) => {
    const command = result.current.find((one) => one.key === `command ${key}`);
    expect(command).toMatchObject({ kind: "action", hint: "" });
    expect(command?.also.length).toBeGreaterThan(0);
    if (typeof command?.to === "function") command.to();
  };
  act(() => run("dark"));
  expect(store.getItem(MODE_PREFERENCE)).toBe("dark");
  await act(async () => run("zh-CN"));
  expect(changeLocale).toHaveBeenCalledWith("zh-CN");
});

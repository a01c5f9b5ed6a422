// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter, useNotificationContext } from "ra-core";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { i18nProviderOf } from "../../../tests/forms/formHarness";
import { useShowRefusals } from "../resource/useShowRefusals";

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <TestMemoryRouter>
    <CoreAdminContext i18nProvider={i18nProviderOf({ "invalid.exists": "It exists." })}>{children}</CoreAdminContext>
  </TestMemoryRouter>
);

it("says in words the first refused field, and what is refused of fields that are not in the form", () => {
  const { result } = renderHook(
    () => {
      const form = useForm<Record<string, unknown>>();
      for (const name of ["name", "clients"]) form.register(name);
      return { form, refuse: useShowRefusals(form), notices: useNotificationContext().notifications };
    },
    { wrapper },
  );
  const exists = { key: "invalid.exists", params: {} };
  act(() => {
    expect(result.current.refuse({ name: exists, "clients.0.url": exists, clients2: exists, owner: exists })).toBe(
      true,
    );
    expect(result.current.refuse({})).toBe(false);
  });
  const notices = result.current.notices.map(({ message, notificationOptions }) => [
    message,
    notificationOptions?.messageArgs,
  ]);
  expect(notices).toEqual(
    ["name", "clients2", "owner"].map((field) => ["form.refused", { field, reason: "It exists." }]),
  );
});

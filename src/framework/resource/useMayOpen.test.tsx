// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { createGrants } from "../auth/grants";
import { GrantsContext } from "../auth/useGrants";
import { useMayOpen } from "./useMayOpen";

const mayOpen = (...granted: readonly string[]) => {
  const grants = {
    ready: true,
    failure: null,
    refetch: () => undefined,
    ...createGrants({ menus: new Set(granted), isSuper: false }),
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <GrantsContext value={grants}>{children}</GrantsContext>
  );
  return renderHook(useMayOpen, { wrapper }).result.current;
};

const order = { access: { list: "vas.order", get: "vas.order.look", add: "vas.order.add" } };

it("opens a view for accounts that may make the call that fills it", () => {
  const may = mayOpen("vas.order", "vas.order.add");
  expect([may(order, "list"), may(order, "show"), may(order, "create")]).toEqual([true, false, true]);
});

it("shows a record from its list where there is no call for one record", () => {
  expect(mayOpen("product.device")({ access: { list: "product.device" } }, "show")).toBe(true);
  expect(mayOpen()({ access: { list: "product.device" } }, "show")).toBe(false);
});

it("opens what no menu grants", () => {
  expect(mayOpen()({}, "show")).toBe(true);
});

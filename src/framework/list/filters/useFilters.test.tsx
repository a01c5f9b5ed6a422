import { act, renderHook } from "@testing-library/react";
import { CoreAdminContext, ListContextProvider, TestMemoryRouter } from "ra-core";
import { type ReactNode, useState } from "react";
import { expect, it, vi } from "vitest";
import { useFilters } from "./useFilters";

/** Opens a list whose address changes only when the test asks for it. */
const open = (before: object) => {
  const asked = vi.fn();
  let show: (filter: object) => void = () => undefined;
  const Around = ({ children }: { readonly children: ReactNode }) => {
    const [filterValues, setFilterValues] = useState(before);
    show = (filter) => act(() => setFilterValues(filter));
    const list = JSON.parse("{}");
    return <ListContextProvider value={{ ...list, filterValues, setFilters: asked }}>{children}</ListContextProvider>;
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestMemoryRouter>
      <CoreAdminContext>
        <Around>{children}</Around>
      </CoreAdminContext>
    </TestMemoryRouter>
  );
  const { result } = renderHook(() => useFilters(), { wrapper });
  return { asked, show, filters: () => result.current };
};

it("shows what was asked for last, when an older answer of the address comes late", () => {
  const { asked, show, filters } = open({ state: 1 });
  for (const q of ["h", "ha", "har"]) act(() => filters().change({ q }, q !== "h"));
  expect(asked.mock.calls.map(([filter]) => filter.q)).toEqual(["h", "ha", "har"]);
  for (const q of ["h", "ha"]) {
    show({ state: 1, q });
    expect(filters().values).toEqual({ state: 1, q: "har" });
  }
  show({ state: 1, q: "har" });
  expect(filters().values).toEqual({ state: 1, q: "har" });
});

it("follows the address again when it goes elsewhere", () => {
  const { show, filters } = open({});
  act(() => filters().change({ q: "har" }));
  show({ state: 2 });
  expect(filters().values).toEqual({ state: 2 });
});

it("applies several changes of one tick", () => {
  const { asked, filters } = open({ state: 1 });
  act(() => {
    filters().change({ q: "har" });
    filters().change({ state: "" });
  });
  expect(asked).toHaveBeenLastCalledWith({ q: "har" }, {});
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { WireFailure } from "../wire/WireFailure";
import { lastAsked, listOf, showList } from "../../../tests/lists/listHarness";

describe("filtering a list", () => {
  it("filters by several values at once, shows what is set, and takes it away", async () => {
    const { getList } = showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    expect(document.querySelector(".ui-pill")).toBeNull();
    fireEvent.click(await screen.findByRole("button", { name: "ui.filter.add", expanded: false }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "state" }));
    const panel = await screen.findByRole("dialog", { name: "state" });
    fireEvent.click(within(panel).getByRole("checkbox", { name: "1" }));
    fireEvent.click(within(panel).getByRole("checkbox", { name: "1" }));
    // The panel stays open while nothing is chosen.
    fireEvent.click(within(panel).getByRole("checkbox", { name: "1" }));
    fireEvent.click(within(panel).getByRole("checkbox", { name: "2" }));
    await waitFor(() => expect(lastAsked(getList).filter).toEqual({ state: [1, 2] }));
    fireEvent.click(screen.getByRole("button", { name: "ui.filter.remove" }));
    await waitFor(() => expect(lastAsked(getList).filter).toEqual({}));
  });

  it("shows conditions that an address brings, and takes them away", async () => {
    const { getList } = showList({ address: `/?filter=${encodeURIComponent('{"where":"state is 1"}')}` });
    await screen.findByText("state is 1");
    fireEvent.click(screen.getByRole("button", { name: "ui.filter.remove" }));
    await waitFor(() => expect(lastAsked(getList).filter).toEqual({}));
    expect(screen.queryByText("ui.filter.where:")).toBeNull();
  });

  it("says which filter is refused, and takes it away, where the list itself may be seen", async () => {
    const refused = new WireFailure({
      reason: "answer",
      code: 513,
      path: "/things",
      context: "personal",
      fields: { name: "invalid.personal" },
    });
    const found = listOf(3);
    const getList = vi.fn(async (name: string, asked: Parameters<typeof found>[1] & { readonly filter?: object }) => {
      if ("name" in (asked.filter ?? {})) throw refused;
      return found(name, asked);
    });
    showList({ getList, address: `/?filter=${encodeURIComponent('{"name":"a"}')}` });
    await screen.findByText("ui.empty.filtered_text");
    expect(screen.queryByText("ui.forbidden.title")).toBeNull();
    const [clear = document.body] = screen.getAllByRole("button", { name: "ui.filter.clear_all" }).toReversed();
    fireEvent.click(clear);
    await screen.findByRole("rowheader", { name: "row 1" });
  });

  it("waits for a pause in typing before it asks", async () => {
    const { getList } = showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    const box = await screen.findByRole("searchbox", { name: "name" });
    fireEvent.change(box, { target: { value: "ab" } });
    const before = getList.mock.calls.length;
    fireEvent.change(box, { target: { value: "abc" } });
    expect(getList.mock.calls.length).toBe(before);
    await waitFor(() => expect(lastAsked(getList).filter).toEqual({ name: "abc" }));
    expect(getList.mock.calls.length).toBe(before + 1);
  });

  it("distinguishes an empty resource from filters that match nothing", async () => {
    showList({ total: 0 });
    await screen.findByText("ui.empty.title");
    cleanup();
    showList({ total: 0, address: `/?filter=${encodeURIComponent('{"name":"abc"}')}` });
    await screen.findByText("ui.empty.filtered");
  });
});

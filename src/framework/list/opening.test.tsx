// @vitest-environment happy-dom
// The cost of opening a list: how often cells are rendered, and how often layout is measured.
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ColumnComponent, ColumnProps, ColumnSpec } from "./columns/ColumnSpec";
import { ListView, NumberColumn, NumberFilter, TextColumn, TextFilter } from "./index";
import { rowTools } from "./slots";
import { fill, Filled } from "../slots";

const ROWS = 5;
const rows = Array.from({ length: ROWS }, (_, at) => ({ id: at + 1, name: `row ${at + 1}`, size: at }));
/** The columns are wider than this, so the last one is hidden after measuring. */
const ROOM = 420;

let asked: Element[] = [];
/** The label of each button, once for every time that MUI computed its style. */
let styled: unknown[] = [];
let drawn = 0;

const Own: ColumnComponent = Object.assign(() => null, {
  column: (props: ColumnProps): ColumnSpec => ({
    ...TextColumn.column(props),
    cell: () => {
      drawn += 1;
      return "own";
    },
  }),
});

const root = ({ ownerState }: { readonly ownerState: object }) => {
  styled.push("title" in ownerState ? ownerState.title : null);
  return {};
};
const theme = createTheme({
  components: { MuiButton: { styleOverrides: { root } }, MuiIconButton: { styleOverrides: { root } } },
});

beforeEach(() => {
  asked = [];
  styled = [];
  drawn = 0;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(ROOM);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    asked.push(this);
    return new DOMRect(0, 0, 150, 30);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tool = { action: "take", label: "Take rows", icon: "download", Panel: () => null };

/** Opens a list. Widths are remembered by the name of the resource. */
const open = async (resource: string, kept: object = {}): Promise<void> => {
  const dataProvider = Object.assign(testDataProvider(), { getList: async () => ({ data: rows, total: ROWS }) });
  render(
    <TestMemoryRouter>
      <ThemeProvider theme={theme}>
        <CoreAdminContext dataProvider={dataProvider} store={memoryStore(kept)}>
          <Filled by={[fill(rowTools, tool)]}>
            <ResourceContextProvider value={resource}>
              <ListView filters={[<TextFilter key="name" source="name" />, <NumberFilter key="size" source="size" />]}>
                <TextColumn source="name" />
                <Own source="own" />
                <NumberColumn source="size" />
                <TextColumn source="note" />
              </ListView>
            </ResourceContextProvider>
          </Filled>
        </CoreAdminContext>
      </ThemeProvider>
    </TestMemoryRouter>,
  );
  await screen.findByText(`row ${ROWS}`);
  // On a busy machine, the tools may appear some time after the rows.
  await vi.waitFor(() => expect(document.querySelector(".ui-filter-add")).not.toBeNull());
  await act(async () => undefined);
};

const timesAsked = (selector: string): number => asked.filter((one) => one.matches(selector)).length;

it("draws each cell once, though columns are left out after they were measured", async () => {
  await open("drawn");
  expect([...document.querySelectorAll("thead th")].length).toBeLessThan(4);
  expect(drawn).toBe(ROWS);
});

it.each([
  { order: [], hidden: ["note"], widths: {} },
  { order: ["size", "own", "name"], hidden: [], widths: {} },
])("leaves no column out where the person has arranged them: %j", async (arranged) => {
  await open("arranged", { "arranged.columns": arranged });
  const shown = [...document.querySelectorAll("thead th[data-source]")].map((one) => one.getAttribute("data-source"));
  expect(shown).toHaveLength(4 - arranged.hidden.length);
});

it("measures the columns once for a page of rows", async () => {
  await open("measured");
  expect(timesAsked("th[data-source=name]")).toBe(1);
});

it("lays nothing out when a row is ticked", async () => {
  await open("ticked");
  const before = asked.length;
  const heights = vi.spyOn(HTMLElement.prototype, "clientHeight", "get");
  fireEvent.click(document.querySelector("tbody [data-press=select] input") ?? document.body);
  fireEvent.click(document.querySelector("tbody tr[data-index='2'] th") ?? document.body);
  expect(asked.length).toBe(before);
  expect(heights).not.toHaveBeenCalled();
});

it("draws the buttons of its bar once, and not again for the rows that come", async () => {
  await open("buttons");
  for (const label of ["ui.columns.title", "Take rows"])
    expect([label, styled.filter((one) => one === label).length]).toEqual([label, 1]);
});

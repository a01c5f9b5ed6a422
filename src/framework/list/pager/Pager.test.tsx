import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, ListBase, ListContextProvider, TestMemoryRouter, testDataProvider, useList } from "ra-core";
import { expect, it } from "vitest";
import { Pager } from "./Pager";

const words: Readonly<Record<string, string>> = {
  "ui.page.range": "%{from}-%{to} of %{total}",
  "ui.page.none": "none",
  "ui.page.about": "about %{count}",
};
const i18nProvider = {
  translate: (key: string, given: Readonly<Record<string, unknown>> = {}) =>
    (words[key] ?? key).replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(given[name])),
  changeLocale: async () => undefined,
  getLocale: () => "en",
};

interface Shown {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

const Shown = ({ page, perPage, total }: Shown) => {
  const list = useList({ data: Array.from({ length: total }, (_, id) => ({ id })), page, perPage });
  return (
    <ListContextProvider value={list}>
      <Pager inAddress />
    </ListContextProvider>
  );
};

const show = (page: number, perPage: number, total: number) =>
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <Shown page={page} perPage={perPage} total={total} />
    </CoreAdminContext>,
  );

const says = (words_: string) => waitFor(() => expect(screen.getByRole("status").textContent).toBe(words_));
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
it.each([
  [1, 10, 3, "1-3 of 3"],
  [1, 10, 10, "1-10 of 10"],
  [1, 10, 11, "1-10 of 11"],
  [2, 10, 11, "11-11 of 11"],
  [3, 50, 1234, "101-150 of 1,234"],
  [1, 10, 0, "none"],
])("says of page %i of %i rows each, of %i in all: %s", async (page, perPage, total, words_) => {
  show(page, perPage, total);
  await says(words_);
});

it("has a button for the last page, after a gap", () => {
  show(1, 10, 20_000);
  const pages = screen.getAllByRole("button", { name: "ui.page.go" }).map(({ textContent }) => textContent);
  expect(pages).toEqual(["1", "2", "3", "4", "… 2,000"]);
});

it("does not go past the last page", async () => {
  show(1, 10, 11);
  await says("1-10 of 11");
  expect([isOff("ui.page.previous"), isOff("ui.page.next")]).toEqual([true, false]);
  fireEvent.click(screen.getByRole("button", { name: "ui.page.next" }));
  await says("11-11 of 11");
  expect([isOff("ui.page.previous"), isOff("ui.page.next")]).toEqual([false, true]);
  fireEvent.click(screen.getByRole("button", { name: "ui.page.previous" }));
  await says("1-10 of 11");
});

it("offers as many rows a page as there are now, among the usual numbers", async () => {
  show(1, 25, 30);
  await says("1-25 of 30");
  const sizes = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(sizes).toEqual(["ui.page.fit", "10", "20", "25", "50", "100", "500", "1000"]);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "100" } });
  await says("1-30 of 30");
});

it("accepts a typed page within the existing ones", async () => {
  show(1, 10, 95);
  await says("1-10 of 95");
  const go = (text: string) => {
    const box = screen.getByRole("spinbutton");
    fireEvent.change(box, { target: { value: text } });
    const form = box.closest("form");
    if (form) fireEvent.submit(form);
  };
  for (const [typed, said] of [
    ["7", "61-70 of 95"],
    ["99", "91-95 of 95"],
    ["", "91-95 of 95"],
    ["-3", "1-10 of 95"],
  ] as const) {
    go(typed);
    await says(said);
  }
});

it("says of how many at least, where the platform does not count", async () => {
  const data = Array.from({ length: 10 }, (_, id) => ({ id }));
  const getList = async () => ({ data, total: 11, meta: { isMore: true } });
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} i18nProvider={i18nProvider}>
        <ListBase resource="things" perPage={10}>
          <Pager inAddress />
        </ListBase>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await says("1-10 of 10+");
  expect(isOff("ui.page.next")).toBe(false);
});

it("says that a number is an estimate, and leads to the next page", async () => {
  const data = Array.from({ length: 10 }, (_, id) => ({ id }));
  const getList = async () => ({ data, total: 8_400_000, meta: { isAbout: true } });
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} i18nProvider={i18nProvider}>
        <ListBase resource="things" perPage={10}>
          <Pager inAddress />
        </ListBase>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await says("1-10 of about 8,400,000");
  expect(isOff("ui.page.next")).toBe(false);
});

it("counts the rows that are shown while another page is loaded", async () => {
  const asked: ((answer: ReturnType<typeof rowsOf>) => void)[] = [];
  const rowsOf = (page: number) => ({ data: [{ id: page }], total: 25 });
  const getList = (_: string, { pagination }: { pagination?: { page: number } }) =>
    pagination?.page === 1 ? Promise.resolve(rowsOf(1)) : new Promise((resolve) => asked.push(resolve));
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} i18nProvider={i18nProvider}>
        <ListBase resource="things" perPage={10}>
          <Pager inAddress />
        </ListBase>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await says("1-10 of 25");
  fireEvent.click(screen.getByRole("button", { name: "ui.page.next" }));
  // The buttons continue from the requested page, not from the shown one.
  await waitFor(() => expect(isOff("ui.page.previous")).toBe(false));
  await says("1-10 of 25");
  for (const answer of asked) answer(rowsOf(2));
  await says("11-20 of 25");
});

it("gives a page as many rows as the window has room for, and remembers that and not the number", async () => {
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), { getList: async () => ({ data: [{ id: 1 }], total: 95 }) })}
        i18nProvider={i18nProvider}
      >
        <ListBase resource="things" perPage={10}>
          <Pager inAddress />
        </ListBase>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await says("1-10 of 95");
  const box = () => screen.getByRole<HTMLSelectElement>("combobox");
  fireEvent.change(box(), { target: { value: "0" } });
  const rows = Math.floor((window.innerHeight - 282 - 40) / 44);
  await says(`1-${rows} of 95`);
  expect(box().selectedOptions[0]?.textContent).toBe("ui.page.fit");
});

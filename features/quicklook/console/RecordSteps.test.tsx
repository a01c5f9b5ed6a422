import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type DataProvider, RecordContextProvider, useLocation, useNavigate } from "ra-core";
import { expect, it } from "vitest";
import { renderView } from "../../../tests/forms/formHarness";
import words from "../words/first/en.json";
import { RecordSteps } from "./RecordSteps";

const PER_PAGE = 2;
const ids = [11, 12, 13, 14, 15];
const getList: DataProvider["getList"] = async (_, { pagination = { page: 1, perPage: PER_PAGE }, filter }) => {
  if (filter.state !== 1) throw new Error("The list had a filter.");
  const from = (pagination.page - 1) * pagination.perPage;
  const data = ids.slice(from, from + pagination.perPage).map((id) => ({ id }));
  return JSON.parse(JSON.stringify({ data, total: ids.length }));
};
const walk = { filter: { state: 1 }, sort: { field: "id", order: "ASC" }, page: 1, perPage: PER_PAGE };

const Page = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = Number(pathname.split("/").at(3));
  return (
    <>
      <output data-testid="id">{id}</output>
      <button type="button" onClick={() => navigate("/test/things/12/show", { state: { walk } })}>
        from the list
      </button>
      <RecordContextProvider value={{ id }}>
        <RecordSteps />
      </RecordContextProvider>
    </>
  );
};
const isAt = (id: number) => waitFor(() => expect(screen.getByTestId("id").textContent).toBe(String(id)));

it("walks through the list that the record was opened from, over its pages, by buttons and by keys", async () => {
  renderView(<Page />, { at: "/test/things/11/show", provider: { getList }, words });
  expect(screen.queryByRole("navigation")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "from the list" }));
  await screen.findByText("2 of 5");
  const next = await screen.findByRole<HTMLButtonElement>("button", { name: /^Next record/ });
  await waitFor(() => expect(next.disabled).toBe(false));
  fireEvent.click(next);
  await isAt(13);
  await screen.findByText("3 of 5");
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Previous/ }).disabled).toBe(false),
  );
  fireEvent.keyDown(window, { key: "ArrowUp", altKey: true });
  await isAt(12);
  fireEvent.keyDown(window, { key: "ArrowUp", altKey: true });
  await isAt(11);
  await screen.findByText("1 of 5");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Previous/ }).disabled).toBe(true);
});

it("point 1: walks through a tree as it was drawn, past what only shows where a match is", async () => {
  const drawn = { ...walk, ids: [14, 12, 11] };
  const TreePage = () => {
    const id = Number(useLocation().pathname.split("/").at(3));
    const navigate = useNavigate();
    return (
      <>
        <output data-testid="id">{id}</output>
        <button type="button" onClick={() => navigate("/test/things/14/show", { state: { walk: drawn } })}>
          from the tree
        </button>
        <RecordContextProvider value={{ id }}>
          <RecordSteps />
        </RecordContextProvider>
      </>
    );
  };
  renderView(<TreePage />, { at: "/test/things/11/show", provider: { getList }, words });
  fireEvent.click(screen.getByRole("button", { name: "from the tree" }));
  await screen.findByText("1 of 3");
  for (const id of [12, 11]) {
    fireEvent.keyDown(window, { key: "ArrowDown", altKey: true });
    await isAt(id);
  }
  await screen.findByText("3 of 3");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Next/ }).disabled).toBe(true);
});

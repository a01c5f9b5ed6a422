import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderView, thingResource } from "../../../tests/forms/formHarness";
import { GrantsContext } from "../../../src/framework/auth/useGrants";
import { TextColumn } from "../../../src/framework/list";
import { FindResourceProvider } from "../../../src/framework/resource/related";
import en from "../words/en.json";
import { CountTile, Dashboard, Newest } from "./index";
import { parsePickedKey } from "./Pick";

const thing = { resource: "thing", path: "/test/things", key: "id", title: "name", access: { list: "test.thing" } };
const secret = { ...thing, resource: "secret", access: { list: "test.secret" } };
const words = { ...en, "thing.plural": "Things", "thing.fields.name": "Name", "menu.test": "Today" };
const rows = [
  { id: 1, name: "Pump" },
  { id: 2, name: "Lamp" },
];

const show = (menus: readonly string[], counted: object = { total: 1234 }) => {
  const getList = vi.fn(async () => ({ data: rows, ...counted }) as never);
  const grants = { ready: true, failure: null, menus: [], nameOf: () => null, refetch: () => undefined };
  const has = (menu: string) => menus.includes(menu);
  renderView(
    <FindResourceProvider value={async () => thingResource}>
      <GrantsContext value={{ ...grants, has, reaches: has }}>
        <Dashboard title="menu.test">
          <CountTile of={thing} when={{ state: [1] }} />
          <CountTile of={secret} />
          <Newest of={thing} order="made_at" rows={2}>
            <TextColumn source="name" />
          </Newest>
        </Dashboard>
      </GrantsContext>
    </FindResourceProvider>,
    { words, provider: { getList } },
  );
  return getList;
};

it("shows figures that lead to the list they count, and the newest records", async () => {
  const getList = show(["test.thing"]);
  const figure = await screen.findByRole("link", { name: "Things 1,234" });
  const { searchParams, pathname } = new URL(figure.getAttribute("href") ?? "", "http://console");
  expect(pathname).toBe("/test/things");
  expect(JSON.parse(searchParams.get("filter") ?? "")).toEqual({ state: [1] });
  const newest = await screen.findByRole("region", { name: "Newest: Things" });
  expect(
    within(newest)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual(["Name", "Pump", "Lamp"]);
  expect(getList).toHaveBeenCalledWith(
    "thing",
    expect.objectContaining({ sort: { field: "made_at", order: "DESC" }, pagination: { page: 1, perPage: 2 } }),
  );
});

it("shows a dash in place of a number where the platform does not count its lists", async () => {
  show(["test.thing"], { pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  await screen.findByRole("link", { name: "Things –" });
});

it("neither shows nor requests what the account may not list", async () => {
  const getList = show(["test.thing"]);
  await screen.findByRole("link", { name: "Things 1,234" });
  const asked: readonly unknown[] = getList.mock.calls.map(([resource]: readonly unknown[]) => resource);
  expect(asked).not.toContain("secret");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

it("says so if the account may list nothing of it", async () => {
  const getList = show([]);
  await screen.findByText("Your role shows no figures on this page.");
  expect(getList).not.toHaveBeenCalled();
});

it("sends a key as calls have it, although people choose it as text", () => {
  expect(parsePickedKey("12")).toBe(12);
  expect(parsePickedKey("0012")).toBe("0012");
  expect(parsePickedKey("ward-3")).toBe("ward-3");
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Form } from "ra-core";
import { expect, it } from "vitest";
import { FormValue, dataProviderOf, renderView } from "../../../tests/forms/formHarness";
import { ReferenceInput } from "../../../src/framework/form/ReferenceInput";
import { OffersContext } from "../../../src/framework/resource/offersContext";
import { Filled } from "../../../src/framework/slots";
import type { Reference } from "../../../src/framework/wire/contract";
import offerWords from "../words/en.json";
import { offers } from ".";

const goods: Reference = { resource: "goods", path: null, key: "id", title: "name" };

const show = async (count: number, failure?: Error, facts?: (at: number) => unknown) => {
  const asked: unknown[] = [];
  const { getList } = dataProviderOf({
    getList: async (_, { filter, meta }) => {
      if (failure) throw failure;
      asked.push([meta, filter.q ?? ""]);
      const rows = Array.from({ length: count }, (_none, at) => ({
        id: at + 1,
        name: facts ? "Package" : `Package ${at + 1}`,
        row_facts: facts?.(at),
      }));
      return JSON.parse(JSON.stringify({ data: rows, total: count }));
    },
  });
  renderView(
    <Filled by={offers.fills ?? []}>
      <Form>
        <OffersContext value={true}>
          <ReferenceInput source="goods" of={goods} pick="offered" required />
        </OffersContext>
        <FormValue source="goods" />
      </Form>
    </Filled>,
    {
      words: { "thing.fields.goods": "Package", "ui.filter.search_in": "Search {{label}}", ...offerWords },
      at: "/test/things/create",
      provider: { getList },
    },
  );
  if (!failure) await screen.findAllByRole("radio", { name: /^Package( 2)?/ });
  return asked;
};

it("shows offers before one is chosen, and takes the one that a person presses", async () => {
  const asked = await show(3);
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.getByRole("radiogroup", { name: /Package/ }).getAttribute("aria-required")).toBe("true");
  expect(asked).toEqual([[{ call: "offered" }, ""]]);
  fireEvent.click(screen.getByRole("radio", { name: "Package 2" }));
  await waitFor(() => expect(screen.getByTestId("goods").textContent).toBe("2"));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Package 2" }).checked).toBe(true);
});

it("says how many offers the search is for", async () => {
  await show(9);
  await waitFor(() => expect(screen.getByPlaceholderText("Search 9 options")).toBe(screen.getByRole("searchbox")));
});

it("shows the prices of an offer before the words of its other facts are loaded", async () => {
  await show(1, undefined, () => ({ month: 12, usd: "7.50", jpy: "600.00" }));
  const prices = screen.getByRole("radio").closest("label")?.querySelector(".ui-prices");
  expect([...(prices?.children ?? [])].map((price) => price.textContent)).toEqual(["$7.50", "JP¥600"]);
});

it("has grey lines, and no words, while the offers load", async () => {
  const { getList } = dataProviderOf({ getList: async () => new Promise(() => {}) });
  renderView(
    <Filled by={offers.fills ?? []}>
      <Form>
        <OffersContext value={true}>
          <ReferenceInput source="goods" of={goods} pick="offered" required />
        </OffersContext>
      </Form>
    </Filled>,
    { words: { "thing.fields.goods": "Package" }, at: "/test/things/create", provider: { getList } },
  );
  const box = await screen.findByRole("radiogroup", { name: /Package/ });
  expect([box.getAttribute("aria-busy"), box.textContent]).toEqual(["true", ""]);
  expect(box.querySelectorAll(".ui-shadow-lines > span")).toHaveLength(6);
});

it("lets people search among many offers", async () => {
  const asked = await show(9);
  fireEvent.change(screen.getByRole("searchbox", { name: "Search Package" }), { target: { value: "cloud" } });
  await waitFor(() => expect(asked).toContainEqual([{ call: "offered" }, "cloud"]));
});

it("says why there are no offers if they could not be read", async () => {
  await show(0, new Error("The platform is away."));
  expect(await screen.findByText(/The platform is away/, {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.queryByText("form.nothingFound")).toBeNull();
});

it("adds the key to offers with the same name only if their facts are the same, too", async () => {
  await show(3, undefined, (at) => ({ stock: Math.min(at, 1) }));
  await waitFor(() =>
    expect(screen.getAllByRole("radio").map((one) => one.closest("label")?.textContent)).toEqual([
      "Package",
      "Package2",
      "Package3",
    ]),
  );
});

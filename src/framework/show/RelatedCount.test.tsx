import { screen, waitFor } from "@testing-library/react";
import { type DataProvider, RecordContextProvider } from "ra-core";
import { expect, it } from "vitest";
import { renderView, thing } from "../form/formHarness";
import { RelatedCount } from "./RelatedCount";

const given = (answer: () => Promise<string>, record: Record<string, unknown> = { id: 7, pk: "p7" }) => {
  const asked: unknown[][] = [];
  const getList: DataProvider["getList"] = async (...args) => {
    asked.push(args);
    return JSON.parse(await answer());
  };
  renderView(
    <RecordContextProvider value={record}>
      <p>
        Parts <RelatedCount of={{ ...thing, name: "part" }} target="thing_pk" source="pk" />
      </p>
    </RecordContextProvider>,
    { provider: { getList } },
  );
  return asked;
};

it("counts the records that belong to the shown one, by a page of one", async () => {
  const asked = given(async () => '{ "data": [], "total": 1234 }');
  await waitFor(() => expect(screen.getByText(/Parts/).textContent).toBe("Parts 1,234"));
  expect(asked).toMatchObject([["part", { filter: { thing_pk: "p7" }, pagination: { page: 1, perPage: 1 } }]]);
});

it("asks for nothing where the record has no such value, and says nothing where it is refused", async () => {
  const unasked = given(async () => '{ "data": [], "total": 3 }', { id: 7, pk: null });
  const refused = given(async () => Promise.reject(new Error("513")), { id: 7, pk: "p8" });
  await waitFor(() => expect(refused).toHaveLength(1));
  expect(unasked).toEqual([]);
  expect(screen.getAllByText(/Parts/).map(({ textContent }) => textContent)).toEqual(["Parts ", "Parts "]);
});

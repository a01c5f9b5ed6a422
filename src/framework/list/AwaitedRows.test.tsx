import { act, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, ResourceContextProvider } from "ra-core";
import { expect, it } from "vitest";
import { dataProviderOf } from "../../../tests/forms/formHarness";
import { ListView, ReferenceColumn, TextColumn } from "./index";

const person = { resource: "person", path: null, key: "id", title: "name" };
const pumps = { data: [{ id: 7, name: "Pump", owner: 3 }], total: 1 };
const people = { data: [{ id: 3, name: "Mia" }] };

/** A list of pumps, whose owners are named when the returned function is called. */
const show = () => {
  let answer = () => {};
  const named = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const provider = dataProviderOf({
    getList: async () => JSON.parse(JSON.stringify(pumps)),
    getMany: async () => {
      await named;
      return JSON.parse(JSON.stringify(people));
    },
  });
  render(
    <CoreAdminContext dataProvider={provider}>
      <ResourceContextProvider value="pump">
        <ListView sort={{ field: "id", order: "ASC" }}>
          <TextColumn source="name" />
          <ReferenceColumn source="owner" of={person} />
        </ListView>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  return () => act(async () => answer());
};

it("draws the first rows together with the names in them", async () => {
  const answer = show();
  await waitFor(() => expect(document.querySelector(".ui-shadow, .ui-card-shadow")).not.toBeNull());
  expect(screen.queryByText("Pump")).toBeNull();
  await answer();
  await screen.findByText("Pump");
  expect(screen.getByText("Mia")).toBeTruthy();
});

it("draws the rows without names if these take long", async () => {
  const answer = show();
  await screen.findByText("Pump");
  expect(screen.queryByText("Mia")).toBeNull();
  await answer();
  await screen.findByText("Mia");
});

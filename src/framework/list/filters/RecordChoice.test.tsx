import { render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, testDataProvider } from "ra-core";
import { expect, it } from "vitest";
import { RecordChoice, RecordNames } from "./RecordChoice";

const person = { resource: "person", path: null, key: "id", title: "name" } as const;
const ROWS = [
  { id: 7, name: "Sofia Rossi" },
  { id: 8, name: "Marta Nowak" },
  { id: 9, name: "Sofia Rossi" },
];
const found = (ids?: readonly unknown[]) =>
  JSON.parse(JSON.stringify(ROWS.filter(({ id }) => ids?.includes(id) ?? true)));
const provider = Object.assign(testDataProvider(), {
  getList: async () => ({ data: found(), total: ROWS.length }),
  getMany: async (_: string, { ids }: { readonly ids: readonly unknown[] }) => ({ data: found(ids) }),
});
const bound = (chosen: readonly number[]) => ({
  props: { source: "by", of: person },
  values: { by: chosen },
  label: "By",
  change: () => undefined,
});
const show = (chosen: readonly number[]) =>
  render(
    <CoreAdminContext dataProvider={provider}>
      <RecordChoice {...bound(chosen)} />
      <p data-testid="pill">
        <RecordNames {...bound(chosen)} />
      </p>
    </CoreAdminContext>,
  );
const options = () => screen.getAllByRole("checkbox").map((one) => one.closest("label")?.textContent);
const pill = () => screen.getByTestId("pill").textContent;

it("distinguishes choices with the same name, also chosen ones among themselves", async () => {
  show([8, 9]);
  await waitFor(() => expect(options()).toEqual(["Marta Nowak", "Sofia Rossi9", "Sofia Rossi7"]));
  expect(pill()).toBe("Marta Nowak, Sofia Rossi");
});

it("says the keys of chosen ones with the same name", async () => {
  show([7, 9]);
  await waitFor(() => expect(pill()).toBe("Sofia Rossi (7), Sofia Rossi (9)"));
});

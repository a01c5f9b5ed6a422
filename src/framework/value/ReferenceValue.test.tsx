import { render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter, testDataProvider } from "ra-core";
import { expect, it } from "vitest";
import { FindResourceProvider } from "../resource/related";
import type { ResourceProps } from "../wire/contract";
import { LeadValue } from "./LeadValue";
import { ReferenceNames } from "./ReferenceNames";
import { ReferenceValue } from "./ReferenceValue";

const people = { resource: "person", path: null, key: "id", title: "name" } as const;
const NAMES = [
  { id: 7, name: "Sofia Rossi" },
  { id: 8, name: "Marta Nowak" },
  { id: "USE202600189731", name: "Sofia Rossi" },
];

it("says the names of records, and no keys below equal names", async () => {
  const getMany = async () => ({ data: NAMES });
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getMany })}>
        <ReferenceNames resource="person" ids={NAMES.map(({ id }) => id)}>
          <ul>
            {NAMES.map(({ id }) => (
              <li key={id}>
                <ReferenceValue value={id} of={people} />
              </li>
            ))}
          </ul>
        </ReferenceNames>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByText("Marta Nowak");
  const said = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(said()).toEqual(["Sofia Rossi", "Marta Nowak", "Sofia Rossi"]);
});

const none = async () => ({ default: {} });
const shelf: ResourceProps = {
  name: "shelf",
  section: "lab",
  path: null,
  key: "id",
  title: "name",
  within: { field: "case_id", to: "bookcase", tells: [] },
  access: {},
  words: { en: none, "zh-CN": none, "zh-TW": none },
  calls: async () => ({}),
  schema: () => Promise.reject(new Error("not asked for")),
  views: {},
};
const ROWS: Readonly<Record<string, readonly object[]>> = {
  shelf: [{ id: 1, name: "Top", case_id: 5 }],
  bookcase: [{ id: 5, name: "Oak" }],
  person: NAMES,
};
const provider = Object.assign(testDataProvider(), {
  getMany: async (resource: string) => JSON.parse(JSON.stringify({ data: ROWS[resource] ?? [] })),
});

it("says below a name that says too little where the record is", async () => {
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={provider}>
        <FindResourceProvider value={async (name) => (name === "shelf" ? shelf : { ...shelf, name })}>
          <ReferenceNames resource="shelf" ids={[1]}>
            <p data-testid="cell">
              <ReferenceValue value={1} of={{ ...people, resource: "shelf", within: true }} />
            </p>
          </ReferenceNames>
        </FindResourceProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await waitFor(() => expect(screen.getByTestId("cell").textContent).toBe("TopOak"));
});

it("names the record of a key, and shows the key where there is no record", async () => {
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={provider}>
        {[1, 2].map((by) => (
          <p key={by} data-testid={`by${by}`}>
            <LeadValue value="7" by={by} to={{ 1: people }} />
          </p>
        ))}
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await waitFor(() => expect(screen.getByTestId("by1").textContent).toBe("Sofia Rossi"));
  expect(screen.getByTestId("by2").textContent).toBe("7");
});

import { render, screen } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter, testDataProvider } from "ra-core";
import { expect, it } from "vitest";
import { ReferenceNames } from "./ReferenceNames";
import { ReferenceValue } from "./ReferenceValue";

const people = { resource: "person", path: null, key: "id", title: "name" } as const;
const NAMES = [
  { id: 7, name: "Sofia Rossi" },
  { id: 8, name: "Marta Nowak" },
  { id: "USE202600189731", name: "Sofia Rossi" },
];

it("tells records with the same name apart by their keys, and leaves other names as they are", async () => {
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
  const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(said).toEqual(["Sofia Rossi7", "Marta Nowak", "Sofia Rossi\u20269731"]);
});

import { expect, it } from "vitest";
import { AttributesField } from "./AttributesField";
import { TextField } from "./fields";
import { groupFields } from "./groupFields";
import { splitIntoColumns } from "./ShowGroups";
import { ShowGroup } from "./ShowGroup";

/** The names of the groups in each column, for groups with these numbers of fields. */
const columns = (sizes: Readonly<Record<string, number>>): readonly string[] => {
  const groups = Object.entries(sizes).map(([name, size]) => (
    <ShowGroup key={name} name={name}>
      {Array.from({ length: size }, (_, at) => `${name}${at}`).map((source) => (
        <TextField key={source} source={source} />
      ))}
    </ShowGroup>
  ));
  const names = Object.entries(sizes).flatMap(([name, size]) =>
    Array.from({ length: size }, (_, at) => `${name}${at}`),
  );
  const record = Object.fromEntries(names.map((name) => [name, "known"]));
  return splitIntoColumns(groupFields(groups, record)).map((column) =>
    column.map(({ props: { name } }) => name).join(),
  );
};

it("divides the groups so that the columns have about the same height", () => {
  expect(columns({ company: 2, address: 3, keys: 2, record: 5 })).toEqual(["company,record", "address,keys"]);
  expect(columns({ order: 6, payment: 5, buyer: 2, refund: 2 })).toEqual(["order,refund", "payment,buyer"]);
  expect(columns({ company: 3, address: 8, keys: 2, record: 2 })).toEqual(["company,keys,record", "address"]);
});

it("counts the fields inside of a field", () => {
  const groups = [
    <ShowGroup key="product" name="product">
      <TextField source="id" />
    </ShowGroup>,
    <ShowGroup key="features" name="features">
      <AttributesField source="attr">
        {["a", "b", "c", "d"].map((name) => (
          <TextField key={name} source={`attr.${name}`} />
        ))}
      </AttributesField>
    </ShowGroup>,
    <ShowGroup key="record" name="record">
      <TextField source="pk" />
    </ShowGroup>,
  ];
  expect(splitIntoColumns(groups).map((column) => column.map(({ props: { name } }) => name))).toEqual([
    ["product", "record"],
    ["features"],
  ]);
});

it("fills the first column first, and leaves no column empty", () => {
  expect(columns({ device: 2, status: 9 })).toEqual(["device", "status"]);
});

import { render, screen } from "@testing-library/react";
import { CoreAdminContext, RecordContextProvider } from "ra-core";
import { expect, expectTypeOf, it } from "vitest";
import { InputPart } from "../form/InputPart";
import { TextColumn } from "../list/columns/columns";
import { readColumns } from "../list/columns/readColumns";
import { readFilters } from "../list/filters/defineFilter";
import type { FilterPart } from "../list/filters/FilterKind";
import { TextFilter } from "../list/filters/TextFilter";
import { TextField } from "../show/fields";
import type { PartProps } from "../value/Part";
import type { PartsOf } from "./PartsOf";

interface Sign {
  readonly name?: string;
  readonly place?: string;
}

const Place = ({ source, value, record }: PartProps<Sign>) => (
  <b>
    {source}: {String(value)} of {String(record.name)}
  </b>
);
const ROW = { id: 1, name: "Exit", place: "hall" };

it("draws the value of a column, which keeps its order and its form in files", () => {
  const [column] = readColumns(<TextColumn source="place" sortable={false} part={Place} />);
  expect(column).toMatchObject({ sortable: false, plain: false, exports: { as: "text" } });
  render(column?.cell(ROW));
  expect(screen.getByText("place: hall of Exit").tagName).toBe("B");
});

it("draws the value of a field beside its label", () => {
  render(
    <CoreAdminContext>
      <RecordContextProvider value={ROW}>
        <TextField source="place" label="Where" part={Place} />
      </RecordContextProvider>
    </CoreAdminContext>,
  );
  screen.getByText("Where");
  screen.getByText("place: hall of Exit");
});

it("edits the value of a filter, which keeps its key in the address", () => {
  const Own: FilterPart = ({ props, values }) => <i>{`${props.source} is ${String(values[props.source])}`}</i>;
  const [filter] = readFilters(<TextFilter source="place" part={Own} />);
  expect(filter?.keys).toEqual(["place"]);
  render(filter?.editor({ label: "Place", values: { place: "hall" }, change: () => undefined }));
  screen.getByText("place is hall");
});

it("takes the place of an input, and gets what that would get", () => {
  render(
    <InputPart
      source="place"
      required
      part={({ source, required = false }) => <p>{`${source} ${required ? "required" : "free"}`}</p>}
    />,
  );
  screen.getByText("place required");
});

it("compiles for fields of the record and places of its views only", () => {
  type Parts = PartsOf<Sign>;
  expectTypeOf({ columns: { place: Place }, above: () => null }).toExtend<Parts>();
  expectTypeOf<{ columns: { plaec: typeof Place } }>().not.toExtend<Parts>();
  expectTypeOf<{ colums: { place: typeof Place } }>().not.toExtend<Parts>();
  expectTypeOf<{ exports: { place: { as: "text" } } }>().not.toExtend<Parts>();
});

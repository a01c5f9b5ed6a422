import { expect, it } from "vitest";
import type { Enumeration } from "../wire/contract";
import { flatChildren } from "../ui/flatChildren";
import { valueAt } from "../resource/valueAt";
import {
  AttributesField,
  EnumField,
  ListField,
  NumberField,
  PointField,
  ReferenceField,
  SecretField,
  ShowGroup,
  TextField,
  TimestampField,
  When,
} from "./index";
import { groupFields } from "./groupFields";

const kind: Enumeration = { name: "kind", values: [{ value: 1 }] };
const level: Enumeration = { name: "level", values: [{ value: 0 }] };
const part = { resource: "part", path: "/test/parts", key: "id", title: "name" };

const drawn = (children: React.ReactNode, record: Readonly<Record<string, unknown>>) =>
  groupFields(children, record).map(({ props }) => [
    props.name ?? "",
    ...flatChildren(props.children).map((field) => valueAt(valueAt(field, "props"), "source")),
  ]);

it("leaves out fields that would be a dash, each by its kind, and keeps required ones", () => {
  const none = {
    text: "",
    time: 0,
    kind: 0,
    part: 0,
    least: 0,
    rows: "[]",
    attr: "{}",
    latitude: 0,
    key: "",
    name: null,
  };
  const group = (
    <ShowGroup name="all">
      <TextField source="text" />
      <TextField source="missing" />
      <TimestampField source="time" />
      <EnumField source="kind" of={kind} />
      <EnumField source="level" of={level} />
      <ReferenceField source="part" of={part} />
      <NumberField source="least" from={1} />
      <NumberField source="number" />
      <ListField source="rows">{null}</ListField>
      <AttributesField source="attr">{null}</AttributesField>
      <PointField source="place" latitude="latitude" longitude="longitude" />
      <SecretField source="key" />
      <SecretField source="never_sent" />
      <TextField source="name" required />
    </ShowGroup>
  );
  expect(drawn(group, { ...none, level: 0, number: 0 })).toEqual([["all", "level", "number", "never_sent", "name"]]);
});

it("joins a group with one field to the next, never one of a large field, and leaves out empty groups", () => {
  const groups = (
    <>
      <ShowGroup name="first">
        <TextField source="a" />
        <TextField source="none" />
      </ShowGroup>
      <ShowGroup name="empty">
        <TextField source="none" />
      </ShowGroup>
      <ShowGroup name="second">
        <TextField source="b" />
        <When is={{ a: ["x"] }}>
          <TextField source="c" />
        </When>
      </ShowGroup>
      <ShowGroup name="rows">
        <ListField source="rows">{null}</ListField>
      </ShowGroup>
      <ShowGroup name="hidden" when={{ a: ["other"] }}>
        <TextField source="a" />
      </ShowGroup>
      <ShowGroup name="last">
        <TextField source="d" />
      </ShowGroup>
    </>
  );
  const record = { a: "x", b: "x", c: "x", d: "x", rows: [{ id: 1 }] };
  expect(drawn(groups, record)).toEqual([
    ["second", "a", "b", "c"],
    ["rows", "rows"],
    ["last", "d"],
  ]);
});

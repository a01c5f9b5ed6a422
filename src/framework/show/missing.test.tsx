import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { CreateView } from "../form/CreateView";
import { singleRecordProvider, renderView, thingResource } from "../../../tests/forms/formHarness";
import { InputGroup } from "../form/InputGroup";
import { TextInput } from "../form/TextInput";
import { WriteLock } from "../form/WriteLock";
import { text } from "../../../shared/schema/text";
import { setConfig } from "../wire/config";
import type { Reference } from "../wire/contract";
import { Filled, fill } from "../slots";
import { TextField } from "./fields";
import { RelatedList } from "./RelatedList";
import { ShowGroup } from "./ShowGroup";
import { ShowView } from "./ShowView";
import { recordBelow } from "./slots";

const resource = { ...thingResource, further: ["remark", "region"] };
const words = { "thing.groups.more": "More", "thing.fields.name": "Name", "thing.fields.remark": "Remark" };
const part: Reference = { resource: "part", path: "/test/parts", key: "id", title: "name" };

beforeEach(() => setConfig({ given: { can: [] } }));
afterEach(() => {
  cleanup();
  setConfig(null);
});

const show = () =>
  renderView(
    <Filled by={[fill(recordBelow, () => <p>related</p>)]}>
      <ShowView related={[<RelatedList key="part" of={part} target="thing_id" source="id" needs="further" />]}>
        <ShowGroup name="basics">
          <TextField source="name" />
          <TextField source="remark" />
        </ShowGroup>
        <ShowGroup name="more">
          <TextField source="region" />
        </ShowGroup>
      </ShowView>
    </Filled>,
    {
      resource,
      words,
      at: "/test/things/7/show",
      provider: singleRecordProvider({ id: 7, name: "Pump", remark: "old", region: "north" }),
    },
  );

it("shows no field, group or related list that the platform has nothing for", async () => {
  show();
  await screen.findByRole("heading", { name: "Pump" });
  expect(screen.queryByText("Remark")).toBeNull();
  expect(screen.queryByText("More")).toBeNull();
  expect(screen.queryByText("related")).toBeNull();
});

it("shows them where the platform has them", async () => {
  setConfig({ given: { can: ["further"] } });
  show();
  await screen.findByText("Remark");
  expect(screen.getByText("north")).toBeTruthy();
  expect(screen.getByText("related")).toBeTruthy();
});

it("asks for no such field in a form, even a required one, and sends none", async () => {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 1, ...data } }));
  const schema = z.object({ name: text({ required: true }), remark: text({ required: true }), region: text({}) });
  renderView(
    <CreateView schema={schema} defaults={{ region: "north" }}>
      <InputGroup name="main">
        <TextInput source="name" required />
        <WriteLock by="top">
          <TextInput source="remark" required />
        </WriteLock>
      </InputGroup>
    </CreateView>,
    { resource, words, provider: { create: create as never } },
  );
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  expect(screen.queryByLabelText(/^Remark/)).toBeNull();
  fireEvent.change(name, { target: { value: "Pump" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[1].data).toEqual({ name: "Pump" });
});

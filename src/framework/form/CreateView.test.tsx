import { fireEvent, screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { text } from "../../../shared/schema/text";
import { CreateView } from "./CreateView";
import { renderView, thingResource } from "../../../tests/forms/formHarness";
import { TextInput } from "./TextInput";

const schema = z.object({ name: z.optional(text({ max: 8 })) });
const shown = { ...thingResource, views: { show: async () => ({ default: () => null }) } };

const Here = () => <output>{useLocation().pathname}</output>;

it.each([
  [7, "/test/things/7/show"],
  ["", "the list"],
])("opens the page of a new record, or its list where nobody knows its key: %j", async (id, expected) => {
  sessionStorage.clear();
  const create = vi.fn();
  create.mockImplementation(async (_, { data }) => ({ data: { ...data, id } }));
  renderView(
    <CreateView schema={schema}>
      <TextInput source="name" max={8} />
      <Here />
    </CreateView>,
    { provider: { create }, resource: shown },
  );
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Pump" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
  await screen.findByText(expected);
});

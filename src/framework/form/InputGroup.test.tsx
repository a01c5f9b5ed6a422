import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import { renderView } from "../../../tests/forms/formHarness";
import { text } from "../../../shared/schema";
import { CreateView } from "./CreateView";
import { InputGroup } from "./InputGroup";
import { TextInput } from "./TextInput";

it("has a title, unless a field below has the same name", async () => {
  const words = {
    "thing.fields.name": "Name",
    "thing.fields.version": "Version",
    "thing.groups.main": "Main",
    "thing.groups.version": "Version",
  };
  renderView(
    <CreateView schema={z.object({ name: z.optional(text()), version: z.optional(text()) })}>
      <InputGroup name="main">
        <TextInput source="name" />
      </InputGroup>
      <InputGroup name="version">
        <TextInput source="version" />
      </InputGroup>
    </CreateView>,
    { words, at: "/test/things/create" },
  );
  await screen.findByRole("heading", { name: "Main" });
  await screen.findByRole("textbox", { name: "Version" });
  expect(screen.queryByRole("heading", { name: "Version" })).toBeNull();
});

import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpError } from "ra-core";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { flag } from "../../../shared/schema/flag";
import { key } from "../../../shared/schema/key";
import { text } from "../../../shared/schema/text";
import { theme } from "../ui/theme/theme";
import { EditView } from "./EditView";
import { FlagInput } from "./FlagInput";
import { singleRecordProvider, renderView } from "../../../tests/forms/formHarness";
import { TextInput } from "./TextInput";

const schema = z.object({
  id: key(),
  name: z.optional(text()),
  on: z.optional(flag()),
  off: z.optional(flag()),
});
const words = {
  "ui.not_understood": "not understood: {{value}}",
  "thing.fields.name": "Name",
  "thing.fields.on": "On",
  "thing.help.on": "Day and night.",
};
const update = vi.fn();
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
const show = (stored: unknown = 0) => {
  const provider = { ...singleRecordProvider({ id: 7, name: "Pump", on: stored }), update };
  renderView(
    <ThemeProvider theme={theme}>
      <EditView schema={schema}>
        <TextInput source="name" />
        <FlagInput source="on" />
        <FlagInput source="off" />
      </EditView>
    </ThemeProvider>,
    { words, provider, at: "/test/things/7" },
  );
  return screen.findByRole<HTMLInputElement>("switch", { name: "On" });
};
it("sends 1 for on, and nothing for a switch that nobody touched", async () => {
  update.mockReset().mockImplementation(async (_, { data }) => ({ data }));
  const on = await show();
  expect(on.checked).toBe(false);
  fireEvent.click(on);
  save();
  await screen.findByText("the list");
  expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, on: 1 });
});

it("is described by its help, and by what the platform refuses, which takes the focus there", async () => {
  update.mockReset().mockRejectedValue(new HttpError("", 406, { errors: { on: "invalid.required" } }));
  const on = await show();
  const described = on.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe("Day and night.");
  fireEvent.click(on);
  save();
  await waitFor(() => expect(document.activeElement).toBe(on));
  expect(on.getAttribute("aria-invalid")).toBe("true");
  const said = screen.getByText(on.getAttribute("aria-description") ?? "nothing");
  expect(said.closest("[aria-live=polite]")).not.toBeNull();
});

it("says what is stored where that is neither yes nor no, and leaves it", async () => {
  update.mockReset().mockImplementation(async (_, { data }) => ({ data }));
  const on = await show(2);
  expect(on.checked).toBe(false);
  expect(document.getElementById(on.getAttribute("aria-describedby") ?? "")?.textContent).toBe("not understood: 2");
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Valve" } });
  save();
  await screen.findByText("the list");
  expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, name: "Valve" });
});

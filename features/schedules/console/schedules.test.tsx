import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import { useFormContext } from "react-hook-form";
import { FormValue, renderView } from "../../../tests/forms/formHarness";
import { cronExpression } from "../../../shared/schema";
import { CreateView } from "../../../src/framework/form/CreateView";
import { CronInput } from "../../../src/framework/form/CronInput";
import { Filled } from "../../../src/framework/slots";
import { schedules } from ".";

const schema = z.object({ spec: cronExpression({ required: true }) });

/** Sets an expression, as a restored draft does. */
const Restore = () => {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue("spec", "0 */6 * * 1")}>
      restore
    </button>
  );
};

const open = async () => {
  renderView(
    <Filled by={schedules.fills ?? []}>
      <CreateView schema={schema}>
        <CronInput source="spec" required />
        <FormValue source="spec" />
        <Restore />
      </CreateView>
    </Filled>,
    { at: "/test/things/create", words: { "thing.fields.spec": "Schedule" } },
  );
  const repeats = await screen.findByRole("combobox", { name: /^schedules.repeats/ });
  const choose = async (name: string) => {
    fireEvent.mouseDown(repeats);
    fireEvent.click(await within(await screen.findByRole("listbox")).findByRole("option", { name }));
  };
  const written = (expression: string) =>
    waitFor(() => expect(screen.getByTestId("spec").textContent).toBe(JSON.stringify(expression)));
  return { repeats, choose, written };
};

it("writes the expression for what a person chooses, and keeps the time", async () => {
  const { choose, written } = await open();
  screen.getByText("schedules.none");
  await choose("schedules.daily");
  expect(screen.queryByText("schedules.none")).toBeNull();
  await written("0 3 * * *");
  const time = screen.getByRole("textbox", { name: "schedules.at" });
  fireEvent.change(time, { target: { value: "8:3" } });
  await written("0 3 * * *");
  fireEvent.change(time, { target: { value: "830" } });
  fireEvent.blur(time);
  await written("30 8 * * *");
  await choose("schedules.weekly");
  await written("30 8 * * 1");
  fireEvent.click(screen.getByRole("button", { name: "Fri" }));
  await written("30 8 * * 1,5");
  fireEvent.click(screen.getByRole("button", { name: "Mon" }));
  fireEvent.click(screen.getByRole("button", { name: "Fri" }));
  // One day stays selected.
  await written("30 8 * * 5");
});

it("asks for the expression only of people who write their own", async () => {
  const { choose, written } = await open();
  const box = () => screen.queryByRole("textbox", { name: /schedules.expression/ });
  expect(box()).toBeNull();
  await choose("schedules.daily");
  await written("0 3 * * *");
  expect(box()).toBeNull();
  await choose("schedules.own");
  expect(box()).not.toBeNull();
});

it("keeps the box while a person types an expression, and leaves other expressions as they are", async () => {
  const { repeats, choose, written } = await open();
  await choose("schedules.own");
  const box = screen.getByRole("textbox", { name: /schedules.expression/ });
  fireEvent.change(box, { target: { value: "*/15 * * * *" } });
  await written("*/15 * * * *");
  expect(repeats.textContent).toBe("schedules.own");
  fireEvent.change(box, { target: { value: "0 */6 * * 1" } });
  await waitFor(() => expect(repeats.textContent).toBe("schedules.own"));
  await choose("schedules.monthly");
  await written("0 3 1 * *");
  await choose("schedules.own");
  await written("0 3 1 * *");
  expect(screen.queryByRole("textbox", { name: "schedules.at" })).toBeNull();
});

it("shows an expression that a draft restores, so that people can change it", async () => {
  const { choose, written } = await open();
  fireEvent.click(screen.getByRole("button", { name: "restore" }));
  const box = await screen.findByRole("textbox", { name: /schedules.expression/ });
  expect(box).toHaveProperty("value", "0 */6 * * 1");
  await choose("schedules.daily");
  await written("0 3 * * *");
  expect(screen.queryByRole("textbox", { name: /schedules.expression/ })).toBeNull();
});

it("says beside the only input that a schedule is missing", async () => {
  const { repeats } = await open();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(repeats.closest(".Mui-error")).not.toBeNull());
});

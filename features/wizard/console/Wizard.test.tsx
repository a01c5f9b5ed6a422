import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { secret } from "../../../shared/schema/secret";
import { text } from "../../../shared/schema/text";
import { SecretInput } from "../../../src/framework/form/SecretInput";
import { TextInput } from "../../../src/framework/form/TextInput";
import { renderView } from "../../../tests/forms/formHarness";
import { Wizard, type WizardProps } from "./Wizard";

beforeEach(() => sessionStorage.clear());
const schema = z.object({
  name: text({ required: true, max: 8 }),
  password: secret({ required: true }),
});
const words = { "t.one": "One", "t.two": "Two", "thing.fields.name": "Name", "thing.fields.password": "Password" };

const open = (given: Partial<WizardProps> = {}) =>
  renderView(
    <Wizard
      name="thing"
      title="New thing"
      schema={schema}
      defaults={{}}
      steps={[
        { name: "one", title: "t.one", fields: ["name"], content: <TextInput source="name" required /> },
        { name: "two", title: "t.two", fields: ["password"], content: <SecretInput source="password" required /> },
      ]}
      finish="Make"
      save={async (values) => values}
      onDone={() => undefined}
      onCancel={() => undefined}
      {...given}
    />,
    { words },
  );
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

it("stays on a step that fails its check, and flags it", async () => {
  open();
  await heading("One");
  press("wizard.next");
  expect(await screen.findByText("wizard.wrong")).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "One" })).toBeDefined();
});

it("keeps everything on the way back", async () => {
  open();
  await heading("One");
  type(/Name/, "Ada");
  press("wizard.next");
  await heading("Two");
  press("wizard.back");
  await heading("One");
  expect(screen.getByDisplayValue("Ada")).toBeDefined();
});

it("leads a refusal of the platform back to its step and field", async () => {
  const save = vi.fn(async () => Promise.reject({ message: "x", status: 409, body: { errors: { name: "taken" } } }));
  open({ save });
  await heading("One");
  type(/Name/, "Ada");
  press("wizard.next");
  await heading("Two");
  type(/Password/, "secret");
  press("Make");
  await heading("One");
  expect(await screen.findByText("taken")).toBeDefined();
  expect(screen.getAllByText("wizard.wrong")).toHaveLength(1);
  expect(save).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Name/)));
});

it("leads a refusal of the step that is shown to its field", async () => {
  open({ save: async () => Promise.reject({ message: "x", status: 409, body: { errors: { password: "weak" } } }) });
  await heading("One");
  type(/Name/, "Ada");
  press("wizard.next");
  await heading("Two");
  type(/Password/, "secret");
  act(() => screen.getByRole("button", { name: "Make" }).focus());
  press("Make");
  expect(await screen.findByText("weak")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/Password/));
});

it("goes back to any step, even from one that is not filled in, and forward only past its check", async () => {
  open();
  await heading("One");
  type(/Name/, "Ada");
  press("wizard.next");
  await heading("Two");
  fireEvent.click(screen.getByRole("button", { name: /One/ }));
  await heading("One");
  type(/Name/, "");
  fireEvent.click(screen.getByRole("button", { name: /Two/ }));
  expect(await screen.findByText("wizard.wrong")).toBeDefined();
  await heading("One");
});

it("goes on after a reload, but never keeps a password", async () => {
  const first = open();
  await heading("One");
  type(/Name/, "Ada");
  press("wizard.next");
  await heading("Two");
  type(/Password/, "hunter2");
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Ada"));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("hunter2");
  first.unmount();
  open();
  await heading("Two");
});

it("keeps no password that lies in a list either", async () => {
  const nested = z.object({ clients: z.array(z.object({ name: text({}), password: secret({}) })) });
  open({
    schema: nested,
    defaults: { clients: [{ name: "", password: "" }] },
    steps: [
      {
        name: "one",
        title: "t.one",
        fields: ["clients"],
        content: (
          <>
            <TextInput source="clients.0.name" />
            <SecretInput source="clients.0.password" />
          </>
        ),
      },
    ],
  });
  await heading("One");
  type(/clients\.0\.name/, "Ada");
  type(/clients\.0\.password/, "hunter2");
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Ada"));
  await new Promise((resolve) => setTimeout(resolve, 400));
  window.dispatchEvent(new Event("pagehide"));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("hunter2");
});

const finish = async () => {
  await heading("One");
  type(/Name/, "Ada");
  press("wizard.next");
  await heading("Two");
  type(/Password/, "secret");
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Ada"));
  press("Make");
};

it("remembers nothing once it is done, and starts empty", async () => {
  const onDone = vi.fn();
  const first = open({ onDone });
  await finish();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 400));
  window.dispatchEvent(new Event("pagehide"));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Ada");
  first.unmount();
  open();
  await heading("One");
  expect(screen.queryByDisplayValue("Ada")).toBeNull();
});

it("remembers all of it when what it makes is refused", async () => {
  const save = vi.fn(async () => Promise.reject({ message: "busy", status: 503 }));
  const first = open({ save });
  await finish();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  first.unmount();
  expect(JSON.stringify({ ...sessionStorage })).toContain("Ada");
});

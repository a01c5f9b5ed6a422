import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpError } from "ra-core";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { integer, key, list, secret, text } from "../../schema";
import { EditView } from "./EditView";
import { readerOf, renderView, wordsOf } from "./formHarness";
import { IntegerInput } from "./IntegerInput";
import { ListInput } from "./ListInput";
import { SecretInput } from "./SecretInput";
import { TextInput } from "./TextInput";

const schema = z.object({
  id: key(),
  name: z.optional(text({ required: true, max: 8 })),
  count: z.optional(integer({ required: true, min: 1, max: 5 })),
  password: z.optional(secret({ required: true, min: 6 })),
  clients: z.optional(list({ of: { url: text({ required: true }) } })),
});
const stored = { id: 7, name: "Pump", count: 99, clients: [{ url: "a" }], gmt_create: 1 };

const update = vi.fn();
const view = (
  <>
    <Link to="/elsewhere">away</Link>
    <EditView schema={schema}>
      <TextInput source="name" required max={8} />
      <IntegerInput source="count" required />
      <SecretInput source="password" required />
      <ListInput source="clients">
        <TextInput source="url" required />
      </ListInput>
    </EditView>
  </>
);
const show = async (
  i18n = wordsOf({ "thing.fields.name": "Name", "thing.fields.password": "Password", "thing.fields.count": "Count" }),
) => {
  renderView(view, { provider: { ...readerOf(stored), update }, at: "/test/things/7", i18n });
  return screen.findByLabelText<HTMLInputElement>(/^Name/);
};
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

beforeEach(() => {
  sessionStorage.clear();
  update.mockReset();
  update.mockImplementation(async (_, { data }) => ({ data: { ...stored, ...data } }));
});
afterEach(cleanup);

describe("EditView", () => {
  it("sends the changed fields and the key, nothing else", async () => {
    type(await show(), "Valve");
    save();
    await screen.findByText("the list");
    expect(update).toHaveBeenCalledOnce();
    expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, name: "Valve" });
  });

  it("keeps a secret that was left empty, also after typing and clearing it", async () => {
    const name = await show();
    const password = screen.getByLabelText<HTMLInputElement>("Password");
    expect(password.value).toBe("");
    type(password, "letmein");
    type(password, "");
    type(name, "Valve");
    save();
    await screen.findByText("the list");
    expect(update.mock.calls[0]?.[1].data).not.toHaveProperty("password");
  });

  it("names what is wrong at its field, in the language now shown, and focuses it", async () => {
    const name = await show();
    type(name, "");
    save();
    await screen.findByText("This is required.");
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent).toBe("This is required.");
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(update).not.toHaveBeenCalled();
  });

  it("does not let what was wrong before stand in the way of another change", async () => {
    type(await show(), "Valve");
    save();
    await screen.findByText("the list");
    expect(stored.count).toBeGreaterThan(5);
  });

  it("shows the platform's refusal at the field, nested ones too, and keeps what was typed", async () => {
    update.mockRejectedValue(
      new HttpError("no", 406, {
        errors: { "clients.0.url": "invalid.url", name: { message: "invalid.tooLong", args: { max: 4 } } },
      }),
    );
    const name = await show();
    type(name, "Valve");
    save();
    await screen.findByText("Enter an address, like https://example.com.");
    expect(screen.getByText("Use at most 4 characters.")).toBeTruthy();
    expect(name.value).toBe("Valve");
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it("offers to create it anew when the record vanished meanwhile", async () => {
    update.mockRejectedValue(new HttpError("gone", 404));
    type(await show(), "Valve");
    save();
    await screen.findByText(/deleted by someone else meanwhile/);
  });

  it("asks before a page with changes is left, and stays when told so", async () => {
    type(await show(), "Valve");
    fireEvent.click(screen.getByText("away"));
    fireEvent.click(await screen.findByRole("button", { name: "Stay" }));
    expect(screen.queryByText("elsewhere")).toBeNull();
    fireEvent.click(screen.getByText("away"));
    fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
    await screen.findByText("elsewhere");
  });

  it("asks nothing when nothing was changed", async () => {
    await show();
    fireEvent.click(screen.getByText("away"));
    await screen.findByText("elsewhere");
  });

  it("offers what an earlier visit left unsaved, without its secrets", async () => {
    type(await show(), "Valve");
    type(screen.getByLabelText("Password"), "letmein");
    await waitFor(() => {
      window.dispatchEvent(new Event("pagehide"));
      expect(sessionStorage.length).toBe(1);
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("letmein");
    cleanup();
    const name = await show();
    expect(name.value).toBe("Pump");
    fireEvent.click(await screen.findByRole("button", { name: "Restore" }));
    await waitFor(() => expect(name.value).toBe("Valve"));
    save();
    await screen.findByText("the list");
    expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, name: "Valve" });
    expect(sessionStorage.length).toBe(0);
  });
});

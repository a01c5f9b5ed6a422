import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpError } from "ra-core";
import { Link } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { integer } from "../../../shared/schema/integer";
import { key } from "../../../shared/schema/key";
import { list } from "../../../shared/schema/list";
import { secret } from "../../../shared/schema/secret";
import { text } from "../../../shared/schema/text";
import { WireFailure } from "../wire/WireFailure";
import { EditView } from "./EditView";
import { singleRecordProvider, renderView, thingResource, i18nProviderOf } from "../../../tests/forms/formHarness";
import { IntegerInput } from "./IntegerInput";
import { ListInput } from "./ListInput";
import { host, setHost } from "../wire/Host";
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
  i18n = i18nProviderOf({
    "thing.fields.name": "Name",
    "thing.fields.password": "Password",
    "thing.fields.count": "Count",
  }),
) => {
  renderView(view, { provider: { ...singleRecordProvider(stored), update }, at: "/test/things/7", i18n });
  return screen.findByLabelText<HTMLInputElement>(/^Name/);
};
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

beforeEach(() => {
  sessionStorage.clear();
  update.mockReset();
  update.mockImplementation(async (_, { data }) => ({ data: { ...stored, ...data } }));
});
describe("EditView", () => {
  it("sends the changed fields and the key, nothing else", async () => {
    type(await show(), "Valve");
    save();
    await screen.findByText("the list");
    expect(update).toHaveBeenCalledOnce();
    expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, name: "Valve" });
  });

  it("is saved by Ctrl+S, and by S alone it is not", async () => {
    type(await show(), "Valve");
    fireEvent.keyDown(document.body, { key: "s" });
    const isLeft = fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
    await screen.findByText("the list");
    expect([isLeft, update.mock.calls.length]).toEqual([false, 1]);
  });

  it("begins with the record that its own call answers, where its list knows less of it", async () => {
    const { count: _, clients: __, ...listed } = stored;
    const resource = { ...thingResource, opened: true } as const;
    renderView(view, { provider: { ...singleRecordProvider(stored), update }, at: "/test/things/7", resource, listed });
    expect(screen.queryByLabelText(/name/)).toBeNull();
    type(await screen.findByLabelText<HTMLInputElement>(/name/), "Valve");
    expect(screen.getByLabelText<HTMLInputElement>(/count/).value).toBe("99");
    save();
    await screen.findByText("the list");
    expect(update.mock.calls[0]?.[1]).toMatchObject({ data: { id: 7, name: "Valve" }, previousData: stored });
  });

  it("asks again for a secret that the platform hides and would lose, and says why", async () => {
    const before = host();
    const behind = { ...before, can: before.can.filter((ability) => ability !== "merge") };
    try {
      setHost({ ...behind, unchanged: { all: "omit" } });
      const { unmount } = renderView(view, {
        provider: { ...singleRecordProvider(stored), update },
        at: "/test/things/7",
      });
      await screen.findByText("Leave empty to keep the current value.");
      unmount();
      setHost(behind);
      const errors = { password: { message: "form.secretLost", args: {} } };
      update.mockRejectedValueOnce(new HttpError("form.wouldLose", 428, { errors }));
      type(await show(), "Valve");
      expect(screen.getByText(/Enter it again, or it is lost/)).toBeTruthy();
      save();
      await vi.waitFor(() =>
        expect(screen.getByLabelText<HTMLInputElement>(/^Password/).getAttribute("aria-invalid")).toBe("true"),
      );
      // Only the code that sends the record knows which values a save would delete.
      expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, name: "Valve" });
      type(screen.getByLabelText<HTMLInputElement>(/^Password/), "letmein");
      save();
      await screen.findByText("the list");
      expect(update.mock.calls[1]?.[1].data).toMatchObject({ id: 7, name: "Valve", password: "letmein" });
    } finally {
      setHost(before);
    }
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
    await screen.findByText("Required.");
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/^Required\./);
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(update).not.toHaveBeenCalled();
  });

  it("saves another change although an untouched field was already wrong", async () => {
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
    await screen.findByText("Enter a URL, like https://example.com.");
    expect(screen.getByText("Use at most 4 characters.")).toBeTruthy();
    expect(name.value).toBe("Valve");
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it("offers to create the record again if it was deleted meanwhile", async () => {
    update.mockRejectedValue(new HttpError("gone", 404));
    type(await show(), "Valve");
    save();
    await screen.findByText(/Someone else deleted this record/);
  });

  it("does not say that the record was deleted if it is on none of the pages that were searched", async () => {
    update.mockRejectedValue(new HttpError("no", 406));
    const unfound = new HttpError("", 404, { unfound: 50 });
    const getOne = vi.fn().mockRejectedValue(unfound).mockResolvedValueOnce({ data: stored });
    renderView(view, { provider: { getOne, update }, at: "/test/things/7" });
    type(await screen.findByLabelText<HTMLInputElement>(/name/), "Valve");
    save();
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
    await act(async () => undefined);
    expect(screen.queryByText(/Someone else deleted this record/)).toBeNull();
  });

  it("asks before a page with changes is left, and stays if the answer is no", async () => {
    type(await show(), "Valve");
    fireEvent.click(screen.getByText("away"));
    fireEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(screen.queryByText("elsewhere")).toBeNull();
    fireEvent.click(screen.getByText("away"));
    fireEvent.click(await screen.findByRole("button", { name: "Discard and leave" }));
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

const theirs = { ...stored, name: "Valve", count: 3, row_version: 2 };
const refused = (record: object = theirs) => {
  const data = { record, changed_at: 1_700_000_000, changed_by: { user_id: "li", user_name: "Li Wei" } };
  const failure = new WireFailure({ reason: "answer", code: 412, path: "/thing/set", data });
  return new HttpError("meanwhile", 412, { failure });
};
const sent = () => update.mock.calls.map(([, { data, previousData }]) => [data, previousData.row_version]);

describe("EditView, when somebody else saved meanwhile", () => {
  it("asks nothing when nothing on this form was changed", async () => {
    update.mockRejectedValueOnce(refused({ ...stored, row_version: 2 }));
    type(await show(), "Motor");
    save();
    await screen.findByText("the list");
    expect(sent().at(-1)).toEqual([{ id: 7, name: "Motor" }, 2]);
  });

  it("is refused in a console without a choice between the changes, and overwrites nothing", async () => {
    update.mockRejectedValueOnce(refused());
    const name = await show();
    type(name, "Motor");
    save();
    const said = () => screen.getAllByRole("alert").map(({ textContent }) => textContent);
    await waitFor(() => expect(said().join(" ")).toMatch(/meanwhile/i));
    expect([name.value, update.mock.calls.length]).toEqual(["Motor", 1]);
  });
});

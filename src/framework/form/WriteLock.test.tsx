import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useRecordContext } from "ra-core";
import * as z from "zod/mini";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useAccountKeys } from "../resource/useAccountKeys";
import { useMayWrite } from "../resource/writers";
import { integer } from "../../../shared/schema/integer";
import { key } from "../../../shared/schema/key";
import { text } from "../../../shared/schema/text";
import type { ResourceProps, Writer } from "../wire/contract";
import { CreateView } from "./CreateView";
import { EditView } from "./EditView";
import { singleRecordProvider, renderView, thingResource } from "../../../tests/forms/formHarness";
import { IntegerInput } from "./IntegerInput";
import { TextInput } from "./TextInput";
import { WriteLock } from "./WriteLock";

const OWN = 3;
const MANAGED = 5;
const BELOW = 8;
const me = { id: "me", key: 20, owner: OWN, managed: MANAGED };
const owned: ResourceProps = { ...thingResource, owner: "comp_id" };
const words = { "thing.fields.comp_id": "Company", "thing.fields.limit": "Limit", "invalid.top": "Only the top." };

const add = z.object({ comp_id: integer({}), limit: text({}) });
const set = z.extend(z.partial(add), { id: key() });
const create = vi.fn();
const update = vi.fn();

/** Answers the account only when the test says so. Until then, all inputs are locked. */
const Known = () => <output data-testid="me">{useAccountKeys().account}</output>;
const known = () => waitFor(() => expect(screen.getByTestId("me").textContent).toBe("20"));

interface Person {
  readonly isSuper?: boolean;
}

const edit = async (by: Writer, record: Readonly<Record<string, unknown>>, { isSuper = false }: Person = {}) => {
  const fields = (
    <EditView schema={set}>
      <IntegerInput source="comp_id" />
      <WriteLock by={by}>
        <TextInput source="limit" />
      </WriteLock>
      <Known />
    </EditView>
  );
  renderView(fields, {
    words,
    provider: { ...singleRecordProvider(record), update },
    at: `/test/things/${String(record.id)}`,
    identity: me,
    permissions: { isSuper },
    resource: owned,
  });
  const limit = await screen.findByLabelText<HTMLInputElement>(/^Limit/);
  await known();
  return limit;
};

beforeEach(() => {
  sessionStorage.clear();
  create.mockReset().mockImplementation(async (_, { data }) => ({ data: { id: 1, ...data } }));
  update.mockReset().mockImplementation(async (_, { data }) => ({ data: { id: 7, ...data } }));
});
describe("inputs that only a company above may change", () => {
  const record = (company: number) => ({ id: 7, comp_id: company, limit: "1" });

  it.each([
    ["one's own company", OWN],
    ["the company one manages", MANAGED],
  ])("are locked in a record of %s, and say who may", async (_, company) => {
    const limit = await edit("above", record(company));
    expect(limit.disabled).toBe(true);
    expect(screen.getByText("Only someone above the owner can change this.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Company/).disabled).toBe(false);
  });

  it("are free in a record of a company below, and are sent", async () => {
    const limit = await edit("above", record(BELOW));
    await waitFor(() => expect(limit.disabled).toBe(false));
    expect(screen.queryByText("Only someone above the owner can change this.")).toBeNull();
    fireEvent.change(limit, { target: { value: "2" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, limit: "2" }));
  });

  it("are free to the super admin, in a record of any company", async () => {
    const limit = await edit("above", record(OWN), { isSuper: true });
    await waitFor(() => expect(limit.disabled).toBe(false));
  });

  it("follow the company that is chosen for a new record", async () => {
    const fields = (
      <CreateView schema={add}>
        <IntegerInput source="comp_id" />
        <WriteLock by="above">
          <TextInput source="limit" />
        </WriteLock>
        <Known />
      </CreateView>
    );
    renderView(fields, { words, provider: { create }, identity: me, resource: owned });
    const limit = await screen.findByLabelText<HTMLInputElement>(/^Limit/);
    await known();
    const choose = (company: number) =>
      fireEvent.change(screen.getByLabelText(/^Company/), { target: { value: String(company) } });
    expect(limit.disabled).toBe(true);
    choose(BELOW);
    await waitFor(() => expect(limit.disabled).toBe(false));
    choose(OWN);
    await waitFor(() => expect(limit.disabled).toBe(true));
  });
});

describe("inputs of another account, and of the top", () => {
  it("are locked in one's own record, the super admin's too, and free in everybody else's", async () => {
    expect((await edit("another", { id: 20, comp_id: OWN }, { isSuper: true })).disabled).toBe(true);
    cleanup();
    const limit = await edit("another", { id: 21, comp_id: OWN });
    await waitFor(() => expect(limit.disabled).toBe(false));
  });

  it("are the super admin's alone where only the top may", async () => {
    expect((await edit("top", { id: 21, comp_id: BELOW })).disabled).toBe(true);
    expect(screen.getByText("Only the top.")).toBeTruthy();
    cleanup();
    const limit = await edit("top", { id: 21, comp_id: OWN }, { isSuper: true });
    await waitFor(() => expect(limit.disabled).toBe(false));
  });
});

const Author = ({ by }: { readonly by?: Writer }) => {
  const mayWrite = useMayWrite();
  const record = useRecordContext();
  return (
    <output data-testid="may">
      {[mayWrite(by, record), mayWrite(by, null, BELOW), mayWrite(by, null, OWN)].join(" ")}
    </output>
  );
};

describe("the question whether an account may write", () => {
  const authorOf = async (by: Writer | undefined, person: Person, resource = owned) => {
    cleanup();
    renderView(
      <EditView schema={set}>
        <Author {...(by && { by })} />
        <Known />
      </EditView>,
      {
        words,
        provider: singleRecordProvider({ id: 7, comp_id: BELOW }),
        at: "/test/things/7",
        identity: me,
        permissions: { isSuper: person.isSuper === true },
        resource,
      },
    );
    const shown = await screen.findByTestId("may");
    await known();
    return async (expected: string) => waitFor(() => expect(shown.textContent).toBe(expected));
  };

  it("is answered for a stored record, and for a new one by the company it is for", async () => {
    await (
      await authorOf(undefined, {})
    )("true true true");
    await (
      await authorOf("above", {})
    )("true true false");
    await (
      await authorOf("above", { isSuper: true })
    )("true true true");
    await (
      await authorOf("another", {})
    )("true true true");
    await (
      await authorOf("top", {})
    )("false false false");
    await (
      await authorOf("top", { isSuper: true })
    )("true true true");
  });

  it("is yes for a new record that will be its own owner, and no below the top for a record without owner", async () => {
    await (
      await authorOf("above", {}, { ...thingResource, owner: "id" })
    )("true true true");
    await (
      await authorOf("above", {}, thingResource)
    )("false false false");
  });
});

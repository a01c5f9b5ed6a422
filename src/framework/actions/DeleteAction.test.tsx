import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type AuthProvider, CoreAdminContext, HttpError, TestMemoryRouter, testDataProvider } from "ra-core";
import { expect, it, vi } from "vitest";
import { thing, wordsOf } from "../form/formHarness";
import { ResourceScreen } from "../resource/resource";
import { useOwn } from "../resource/useOwn";
import { ActionSelectionContext } from "./ActionSelection";
import { DeleteAction } from "./DeleteAction";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
const rows = [
  { id: 1, name: "Own" },
  { id: 2, name: "Used" },
  { id: 3, name: "Above" },
  { id: 4, name: "Below" },
];
const below: Readonly<Record<number, number>> = { 3: 4 };

const auth: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => ({}),
  getIdentity: async () => ({ id: "anna", key: 1, owner: 1 }),
};

/** Until the account is known, every record counts as its own. */
const Whose = () => <output data-testid="owner">{useOwn().owner}</output>;

/** Companies: one is the operator's own, one is in use elsewhere, and one has another below it. */
const show = (ids: readonly number[], refusal = "answer", words: Readonly<Record<string, string>> = {}) => {
  const there = new Set(rows.map(({ id }) => id));
  const asked: (readonly number[])[] = [];
  const choose = vi.fn();
  const refuse = (words: string) => {
    throw new HttpError(words, 1024, { failure: { reason: refusal } });
  };
  const deleteMany = async (_: string, { ids: keys }: { readonly ids: readonly number[] }) => {
    asked.push([...keys]);
    for (const key of keys) {
      const child = below[key];
      if (key === 1) refuse("It is your own.");
      if (key === 2) refuse("Devices still use it.");
      if (child !== undefined && there.has(child) && !keys.includes(child)) refuse("Something is below it.");
    }
    for (const key of keys) there.delete(key);
    return { data: keys };
  };
  const selection = {
    count: ids.length,
    ids,
    rows: [],
    choose,
    clear: vi.fn(),
    records: async () => rows.filter(({ id }) => ids.includes(id)),
  };
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), { deleteMany })}
        authProvider={auth}
        i18nProvider={wordsOf(words)}
      >
        <ResourceScreen resource={{ ...thing, owner: "id", writers: { del: "above" } }}>
          <ActionSelectionContext value={selection}>
            <DeleteAction />
            <Whose />
          </ActionSelectionContext>
        </ResourceScreen>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { there, asked, choose, clear: selection.clear };
};

const press = async () => {
  await waitFor(() => expect(screen.getByTestId("owner").textContent).toBe("1"));
  fireEvent.click(await screen.findByRole("button", { name: "kit.delete.button" }));
  return screen.findByRole("dialog");
};
/** The button says how many. */
const GO = "kit.bulk.go";
const agree = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole("button", { name: GO }));

it("says what is left out, deletes the others, and names what could not be deleted", async () => {
  const { there, choose } = show([1, 2, 3, 4]);
  const dialog = await press();
  await waitFor(() => expect(dialog.textContent).toContain("Only who stands above its owner may change it."));
  expect([...there]).toEqual([1, 2, 3, 4]);
  agree(dialog);
  expect((await within(dialog).findByRole("alert")).textContent).toContain("kit.action.failed");
  expect([...there]).toEqual([1, 2]);
  expect(choose).toHaveBeenCalledWith([2]);
  expect(within(dialog).queryByRole("button", { name: GO })).toBeNull();
});

it("deletes together what belongs together", async () => {
  const { there, asked, clear } = show([3, 4]);
  agree(await press());
  await waitFor(() => expect(clear).toHaveBeenCalled());
  expect([...there]).toEqual([1, 2]);
  expect(asked).toEqual([[3, 4]]);
});

it("does not go on by itself when nothing was answered", async () => {
  const { there, asked } = show([2, 4], "network");
  agree(await press());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked).toEqual([[2, 4]]);
  expect([...there]).toEqual([1, 2, 3, 4]);
});

it("has nothing to agree to where nothing can be deleted", async () => {
  show([1]);
  const dialog = await press();
  await waitFor(() => expect(dialog.textContent).toContain("kit.delete.none"));
  expect(within(dialog).queryByRole("button", { name: "kit.delete.button" })).toBeNull();
});

it("has the verb of the definition, and tells what follows from it", async () => {
  const words = {
    "kit.delete.button": "Delete",
    "kit.delete.own_one": "{{action}}: {{name}}?",
    "thing.actions.del": "Unbind",
    "thing.follows.del": "The thing itself stays.",
  };
  const { there } = show([4], "answer", words);
  await waitFor(() => expect(screen.getByTestId("owner").textContent).toBe("1"));
  fireEvent.click(await screen.findByRole("button", { name: "Unbind" }));
  const dialog = await screen.findByRole("dialog", { name: "Unbind: Below?" });
  expect(dialog.textContent).toContain("The thing itself stays.");
  fireEvent.click(within(dialog).getByRole("button", { name: "Unbind" }));
  await waitFor(() => expect([...there]).toEqual([1, 2, 3]));
});

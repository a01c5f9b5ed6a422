import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import {
  type AuthProvider,
  CoreAdminContext,
  HttpError,
  RecordContextProvider,
  TestMemoryRouter,
  testDataProvider,
  useGetList,
  useGetOne,
} from "ra-core";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { thingResource, i18nProviderOf } from "../../../tests/forms/formHarness";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { useAccountKeys } from "../../../src/framework/resource/useAccountKeys";
import { ActionSelectionContext } from "../../../src/framework/actions/ActionSelection";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { DeleteAction } from "../../../src/framework/actions/DeleteAction";
import { DeleteConsequences } from "./DeleteConsequences";
import { fill } from "../../../src/framework/slots";
import { deletionCounts } from "../../../src/framework/actions/slots";

const WithCounts = fill(deletionCounts, DeleteConsequences);

type Counted = Readonly<Record<string, unknown>> | null;
const counting = vi.hoisted((): { answer: Counted } => ({ answer: null }));
vi.mock("../../../src/framework/resource/deleting", () => ({ countDeletion: async () => counting.answer }));
const forget = () => {
  counting.answer = null;
};
beforeEach(forget);
// Test files that run later in the same worker would otherwise also get the replacement.
afterAll(forget);

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
const rows = [
  { id: 1, name: "Own" },
  { id: 2, name: "Used", state: 1 },
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

/**
 * The operator's own company must not be deletable. While the account is unknown, every record could be that company.
 */
const Whose = () => <output data-testid="owner">{useAccountKeys().owner}</output>;

/**
 * Three companies: the operator's own, a company that other records use, and a company with another company below it.
 */
const show = (
  ids: readonly number[],
  refusal = "answer",
  words: Readonly<Record<string, string>> = {},
  more: Partial<ResourceProps> = {},
) => {
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
    hidden: 0,
    below: 0,
    choose,
    clear: vi.fn(),
    records: async () => rows.filter(({ id }) => ids.includes(id)),
  };
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), { deleteMany })}
        authProvider={auth}
        i18nProvider={i18nProviderOf(words)}
      >
        <ResourceScreen resource={{ ...thingResource, owner: "id", writers: { del: "above" }, ...more }}>
          <ActionSelectionContext value={selection}>
            <WithCounts>
              <DeleteAction />
            </WithCounts>
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
  fireEvent.click(await screen.findByRole("button", { name: "ui.delete.button" }));
  return screen.findByRole("dialog");
};
/** The text of the button, which contains the number of records. */
const GO = "ui.bulk.go";
const agree = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole("button", { name: GO }));

it("says what is left out, deletes the others, and names what could not be deleted", async () => {
  const { there, choose } = show([1, 2, 3, 4]);
  const dialog = await press();
  await waitFor(() => expect(dialog.textContent).toContain("Only someone above the owner can change this."));
  expect([...there]).toEqual([1, 2, 3, 4]);
  agree(dialog);
  expect((await within(dialog).findByRole("alert")).textContent).toContain("ui.action.failed");
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

it("does not go on by itself when nothing was answered, and says so until somebody has read it", async () => {
  const { there, asked } = show([2, 4], "network");
  const dialog = await press();
  agree(dialog);
  await within(dialog).findByRole("alert");
  expect(within(dialog).queryByRole("button", { name: "ui.delete.button" })).toBeNull();
  fireEvent.click(within(dialog).getByRole("button"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked).toEqual([[2, 4]]);
  expect([...there]).toEqual([1, 2, 3, 4]);
});

it("has nothing to agree to where nothing can be deleted", async () => {
  show([1]);
  const dialog = await press();
  await waitFor(() => expect(dialog.textContent).toContain("ui.delete.none"));
  expect(within(dialog).queryByRole("button", { name: "ui.delete.button" })).toBeNull();
});

it("has the verb of the definition, and says what follows from it", async () => {
  const words = {
    "ui.delete.button": "Delete",
    "ui.delete.own_one": "{{action}}: {{name}}?",
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

it("says what stands in the way before anything is pressed, and offers no deletion that would be refused", async () => {
  counting.answer = {
    total: 1,
    counted: 1,
    free: [],
    kept: [{ of: ["Devices"], reason: "", elsewhere: true, keys: ["2"] }],
    uses: [{ of: "device", label: "Devices", count: 487, filter: { owner: "2" } }],
    elsewhere: true,
    along: [],
  };
  const { asked } = show([2]);
  const dialog = await press();
  expect(dialog.textContent).toContain("ui.delete.barred_one");
  expect(dialog.textContent).toContain("487Devices");
  expect(dialog.textContent).toContain("ui.delete.unseen_too");
  expect(within(dialog).queryByRole("button", { name: "ui.delete.button" })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("ui.close"));
  expect(asked).toEqual([]);
});

it("names how many of several cannot be deleted and why, and deletes the others alone", async () => {
  counting.answer = {
    total: 3,
    counted: 3,
    free: ["3", "4"],
    kept: [{ of: [], reason: "Devices still use it.", elsewhere: false, keys: ["2"] }],
    uses: [],
    elsewhere: false,
    along: [{ of: "role", label: "Roles", fate: "unlink", count: 2 }],
  };
  const { asked } = show([2, 3, 4]);
  const dialog = await press();
  expect(dialog.textContent).toContain("ui.delete.left");
  expect(dialog.textContent).toContain("1Devices still use it.");
  expect(dialog.textContent).toContain("ui.delete.unlink2Roles");
  agree(dialog);
  await waitFor(() => expect(asked).toEqual([[3, 4]]));
});

it("names the only one of several that can be deleted", async () => {
  const kept = [{ of: ["Devices"], reason: "", elsewhere: false, keys: ["2"] }];
  counting.answer = { total: 2, counted: 2, free: ["4"], kept, uses: [], elsewhere: false, along: [] };
  show([2, 4], "answer", { "ui.delete.one": "Delete {{name}}?", "ui.delete.button": "ui.delete.button" });
  await press();
  expect(await screen.findByRole("dialog", { name: "Delete Below?" })).toBeTruthy();
});

it("says so where the platform does not count", async () => {
  show([4]);
  expect((await press()).textContent).toContain("ui.delete.uncounted");
});

it("names the way that does work: out of use, where the definition has such a state", async () => {
  counting.answer = {
    total: 1,
    counted: 1,
    free: [],
    kept: [{ of: ["Orders"], reason: "", elsewhere: false, keys: ["2"] }],
    uses: [{ of: "order", label: "Orders", count: 3, filter: null }],
    elsewhere: false,
    along: [],
  };
  show([2], "answer", {}, { off: { field: "state", of: "sale", from: 1, to: 2 } });
  const dialog = await press();
  fireEvent.click(within(dialog).getByRole("button", { name: "ui.delete.off" }));
  const next = await screen.findByRole("dialog", { name: "ui.action.ask_one" });
  expect(within(next).getByRole("button", { name: "ui.transition.button" })).toBeTruthy();
});

const Page = () => {
  const { data } = useGetOne("thing", { id: 4 });
  useGetList("thing");
  return (
    data && (
      <RecordContextProvider value={data}>
        <DeleteAction />
      </RecordContextProvider>
    )
  );
};

it("does not ask again for the record of the page, which no longer exists, but for everything else", async () => {
  const getOne = vi.fn(async () => ({ data: { id: 4, name: "Below" } }));
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  const provider = { getOne, getList, deleteMany: async () => ({ data: [4] }) };
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), provider)}
        authProvider={auth}
        i18nProvider={i18nProviderOf({})}
      >
        <ResourceScreen resource={thingResource}>
          <Page />
        </ResourceScreen>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "ui.delete.button" }));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "ui.delete.button" }));
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  expect(getOne).toHaveBeenCalledOnce();
});

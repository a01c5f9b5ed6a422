import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { CoreAdminContext, ResourceContextProvider, TestMemoryRouter, testDataProvider, useInput } from "ra-core";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Call } from "../../../src/framework/wire/contract";
import { ActionHost } from "../../../src/framework/actions/ActionHost";
import { ActionSelectionContext } from "../../../src/framework/actions/ActionSelection";
import { CallButton } from "../../../src/framework/actions/CallButton";
import { BulkActionsContext } from "../../../src/framework/actions/Many";
import { TransitionButtons } from "../../../src/framework/actions/TransitionButtons";
import { useSelectionButton } from "./useSelectionButton";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const run: Call = {
  name: "run",
  verb: "action",
  path: "/v2/user/admin/cron/run",
  style: "bearer",
  apiVersion: "1.0.1",
  paging: "page_index",
  key: "id",
  fields: { id: "integer" },
  constants: {},
};
const STATES = { name: "s", values: [1, 2, 3].map((value) => ({ value, color: "default" as const })) };

/** Adds the buttons of the feature to the actions of a selection. */
const WithButtons = ({ children }: { readonly children: ReactNode }) => {
  const buttonOf = useSelectionButton(null);
  const many = { isOffered: false, all: null, choose: async () => undefined, buttonOf };
  return <BulkActionsContext value={many}>{children}</BulkActionsContext>;
};

interface Sent {
  readonly id: number;
}

interface Changed extends Sent {
  readonly data: object;
  readonly meta?: { readonly batch: object };
}

const rows = [1, 2, 3].map((id) => ({ id, state: id === 2 ? 9 : 1 }));

const show = (children: ReactNode, refuses: (id: number) => boolean = () => false, chosen: typeof rows = rows) => {
  const call = vi.fn(async (_: Call, { id }: Sent) => {
    if (refuses(id)) throw new Error(`refused ${id}`);
    return { data: null };
  });
  const update = vi.fn(async (_: string, { id, data }: Changed) => ({ data: { id, ...data } }));
  const choose = vi.fn();
  const selection = {
    count: chosen.length,
    ids: chosen.map(({ id }) => id),
    rows: chosen,
    hidden: 0,
    below: 0,
    ofRows: true,
    records: async () => chosen,
    choose,
    clear: vi.fn(),
  };
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { call, update })}>
        <ResourceContextProvider value="cron">
          <ActionHost>
            <ActionSelectionContext value={selection}>
              <WithButtons>{children}</WithButtons>
            </ActionSelectionContext>
          </ActionHost>
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { call, update, choose };
};

const begin = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};

describe("an action of rows, for the selected ones", () => {
  it("says how many it fits, names what is left out, and makes the same call for each", async () => {
    const { call, choose } = show(<CallButton call={run} when={{ state: [1] }} />);
    const dialog = await begin("ui.bulk.some");
    expect(dialog.getByText("ui.bulk.unfit").previousSibling?.textContent).toBe("#2");
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole("button", { name: "ui.bulk.go" }));
    await waitFor(() => expect(choose).toHaveBeenCalledWith([]));
    expect(call.mock.calls).toEqual([
      [run, { id: 1 }, { once: true }],
      [run, { id: 3 }, { once: true }],
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("names each refused record with its reason, keeps it selected, and tries it again", async () => {
    let isBusy = true;
    const { call, choose } = show(<CallButton call={run} />, (id) => id === 2 && isBusy);
    const dialog = await begin("cron.actions.run");
    fireEvent.click(dialog.getByRole("button", { name: "ui.bulk.go" }));
    const reasons = within(await dialog.findByRole("alert"));
    expect(reasons.getByText("refused 2").previousSibling?.textContent).toBe("#2");
    expect(choose).toHaveBeenLastCalledWith([2]);
    isBusy = false;
    fireEvent.click(dialog.getByRole("button", { name: "ui.bulk.again" }));
    await waitFor(() => expect(choose).toHaveBeenLastCalledWith([]));
    expect(call.mock.calls.map(([, { id }]) => id)).toEqual([1, 2, 3, 2]);
  });

  it("asks for values once, and sends them with each record", async () => {
    const Box = ({ source }: { readonly source: string }) => (
      <input aria-label={source} {...useInput({ source }).field} />
    );
    const asking = { ...run, fields: { id: "integer", why: "text" } } satisfies Call;
    const { call } = show(<CallButton call={asking} ask={[<Box key="why" source="why" />]} />);
    const dialog = await begin("cron.actions.run");
    fireEvent.change(dialog.getByLabelText("why"), { target: { value: "late" } });
    fireEvent.click(dialog.getByRole("button", { name: "ui.bulk.go" }));
    await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    expect(call.mock.calls.map(([, params]) => params)).toEqual([1, 2, 3].map((id) => ({ id, why: "late" })));
  });

  it("warns before the page is closed while it runs", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    const { call } = show(<CallButton call={run} />);
    call.mockImplementation(() => held.then(() => ({ data: null })));
    const isHeld = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const dialog = await begin("cron.actions.run");
    expect(isHeld()).toBe(false);
    fireEvent.click(dialog.getByRole("button", { name: "ui.bulk.go" }));
    await dialog.findByRole("progressbar");
    expect(isHeld()).toBe(true);
    release();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(isHeld()).toBe(false));
  });

  it("is missing where it fits no selected record, and where it has an answer to show", () => {
    show(
      <>
        <CallButton call={run} when={{ state: [7] }} />
        <CallButton call={run} answer={[<b key="b">told</b>]} />
      </>,
    );
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("offers each state that some of them may go to, and changes those", async () => {
    const { update } = show(<TransitionButtons source="state" of={STATES} transitions={{ 1: [3], 2: [1] }} />);
    expect(screen.getAllByRole("button")).toHaveLength(1);
    const dialog = await begin("ui.bulk.some");
    fireEvent.click(dialog.getByRole("button", { name: "ui.bulk.go" }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls.map(([, { id, data }]) => [id, data])).toEqual([
      [1, { state: 3 }],
      [3, { state: 3 }],
    ]);
    // All changes are one batch, so the person is asked about lost values once.
    const batches = update.mock.calls.map(([, { meta }]) => meta?.batch);
    expect(batches[0]).toBeTypeOf("object");
    expect(batches[0]).toBe(batches[1]);
  });
});

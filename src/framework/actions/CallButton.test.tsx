import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import {
  CoreAdminContext,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
  testDataProvider,
  useInput,
  useRecordContext,
} from "ra-core";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Call } from "../wire/contract";
import { callServer } from "./callServer";
import { CallButton, meetsCondition, paramsOf } from "./CallButton";
import { TransitionButtons } from "./TransitionButtons";

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

type Performed = (call: Call, params: object, options?: object) => Promise<{ readonly data: unknown }>;

const show = (
  children: ReactNode,
  record?: { readonly id: number; readonly state: number; readonly http_addr?: string; readonly row_refused?: object },
  perform: Performed = async () => ({ data: null }),
) => {
  const call = vi.fn(perform);
  const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 1, ...data } }));
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { call, update })}>
        <ResourceContextProvider value={record?.http_addr === undefined ? "cron" : "server"}>
          {record ? <RecordContextProvider value={record}>{children}</RecordContextProvider> : children}
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { call, update };
};

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
describe("CallButton", () => {
  it("calls with what the call takes from the record", async () => {
    const { call } = show(<CallButton call={run} />, { id: 7, state: 1 });
    fireEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(call).toHaveBeenCalledWith(run, { id: 7 }, { once: true }));
  });

  const Box = ({ source }: { readonly source: string; readonly required?: boolean }) => {
    const { field, fieldState } = useInput({ source });
    return (
      <label>
        {source} <input {...field} /> {fieldState.error?.message}
      </label>
    );
  };

  it("asks with what its inputs hold at first", async () => {
    const asking = { ...run, fields: { id: "integer", cmd: "text" } } satisfies Call;
    const ask = [<Box key="cmd" source="cmd" required />];
    const { call } = show(<CallButton call={asking} ask={ask} start={{ cmd: "status" }} />, { id: 7, state: 1 });
    fireEvent.click(screen.getByRole("button"));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "cron.actions.run" }));
    await waitFor(() => expect(call).toHaveBeenCalledWith(asking, { id: 7, cmd: "status" }, { once: true }));
  });

  it("sends nothing before the required fields of its dialog are filled in, and says which", async () => {
    const asking = { ...run, fields: { id: "integer", cmd: "text", why: "text" } } satisfies Call;
    const ask = [<Box key="cmd" source="cmd" required />, <Box key="why" source="why" />];
    const { call } = show(<CallButton call={asking} ask={ask} />, { id: 7, state: 1 });
    fireEvent.click(screen.getByRole("button"));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "cron.actions.run" }));
    await dialog.findByText(/invalid\.required/);
    expect(dialog.queryAllByText(/invalid\.required/)).toHaveLength(1);
    expect(call).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByLabelText(/^cmd/), { target: { value: "restart" } });
    fireEvent.click(dialog.getByRole("button", { name: "cron.actions.run" }));
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  });

  it("asks first where the definition says so", async () => {
    const { call } = show(<CallButton call={run} confirm />, { id: 7, state: 1 });
    fireEvent.click(screen.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole("button", { name: "cron.actions.run" }));
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  });

  it("is hidden while the record does not allow it", () => {
    show(<CallButton call={run} when={{ state: [2] }} />, { id: 7, state: 1 });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is hidden where the platform says that it would refuse this account", () => {
    show(<CallButton call={run} />, { id: 7, state: 1, row_refused: { run: "513.audit_own" } });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("compares states as text, and lets answers win over the record", () => {
    expect(meetsCondition({ state: [1] }, { state: "1" })).toBe(true);
    expect(paramsOf(run, { id: 1, other: 2 }, { reason: "x" })).toEqual({ id: 1, reason: "x" });
  });
});

const Notices = () => {
  const row = useRecordContext();
  return <span>{`now ${row?.state}, was told ${row?.cmd}`}</span>;
};

describe("a call that only reads", () => {
  const notified: Call = { ...run, name: "told" };

  it("opens its answer in a panel at once, without a question", async () => {
    const { call } = show(
      <CallButton call={notified} reads answer={[<Notices key="told" />]} />,
      { id: 7, state: 1 },
      async () => ({
        data: { state: 2, cmd: "start" },
      }),
    );
    fireEvent.click(screen.getByRole("button"));
    const panel = await screen.findByRole("dialog", { name: "cron.actions.told" });
    await within(panel).findByText("now 2, was told start");
    expect(call).toHaveBeenCalledTimes(1);
    expect(within(panel).queryByRole("button", { name: "ui.cancel" })).toBeNull();
    expect(screen.queryByText("ui.bulk.success")).toBeNull();
  });

  it("says why it failed, and can be tried again", async () => {
    let tries = 0;
    show(<CallButton call={notified} reads answer={[<Notices key="told" />]} />, { id: 7, state: 1 }, async () => {
      tries += 1;
      if (tries === 1) throw new Error("It is away.");
      return { data: { state: 1, cmd: "again" } };
    });
    fireEvent.click(screen.getByRole("button"));
    const panel = await screen.findByRole("dialog");
    await within(panel).findByText("It is away.");
    fireEvent.click(within(panel).getByRole("button", { name: "ui.retry" }));
    await within(panel).findByText("now 1, was told again");
  });
});

describe("a call to a server of its own", () => {
  const control: Call = {
    ...run,
    name: "control",
    path: "/srv/ctrl",
    style: "bearer-at",
    fields: { srv_addr: "text", srv_type: "integer", cmd: "text" },
  };
  const server = { id: 3, state: 1, type: 4, http_addr: "10.0.0.7:81" };
  const button = (
    <CallButton
      call={control}
      from={{ srv_addr: "http_addr", srv_type: "type" }}
      address="http_addr"
      confirm
      answer={[<Notices key="told" />]}
    />
  );
  const confirmed = async () => {
    fireEvent.click(screen.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(within(dialog).getByRole("button", { name: "server.actions.control" }));
    return dialog;
  };

  it("takes values from fields of other names, goes to the record's address, and shows what is answered", async () => {
    const { call } = show(button, server, async () => ({ data: { state: 2, cmd: "stop" } }));
    const dialog = await confirmed();
    expect(dialog.textContent).toContain("ui.action.sent_to");
    await within(dialog).findByText("now 2, was told stop");
    expect(call).toHaveBeenCalledWith(control, { srv_addr: "10.0.0.7:81", srv_type: 4 }, { address: "10.0.0.7:81" });
    expect(within(dialog).getByRole("button", { name: "ui.close" })).toBeTruthy();
  });

  it("stays away while the record has no address", () => {
    show(button, { ...server, http_addr: " " });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it.each([
  ["network", "ui.action.unreachable"],
  ["timeout", "ui.action.unreachable"],
  ["notJson", "ui.action.no_server"],
  ["server", "ui.action.no_server"],
])("names the address of a server when the failure is %s", async (reason, words) => {
  const error = Object.assign(new Error("down"), { body: { failure: { reason } } });
  const translate = (key: string, { address }: Record<string, unknown> = {}) => `${key} ${address}`;
  const failing = (raised: Error) => callServer("10.0.0.7:81", translate, () => Promise.reject(raised));
  await expect(failing(error)).rejects.toThrow(`${words} 10.0.0.7:81`);
  await expect(failing(new TypeError("Invalid URL"))).rejects.toThrow("ui.action.unreachable 10.0.0.7:81");
  const refused = Object.assign(new Error("refused"), { body: { failure: { reason: "answer" } } });
  await expect(failing(refused)).rejects.toBe(refused);
});

describe("TransitionButtons", () => {
  it("offers only the states the record may go to", async () => {
    const of = { name: "s", values: [1, 2, 3].map((value) => ({ value, color: "default" as const })) };
    const { update } = show(<TransitionButtons source="state" of={of} transitions={{ 1: [3], 2: [1] }} />, {
      id: 1,
      state: 1,
    });
    expect(screen.getAllByRole("button")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(within(dialog).getByRole("button", { name: "acts.s.3" }));
    await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ id: 1, data: { state: 3 } }));
  });

  it("leaves out a state that the platform would refuse this account, and keeps the others", () => {
    const of = { name: "s", values: [1, 2, 3].map((value) => ({ value, color: "default" as const })) };
    const record = { id: 1, state: 1, row_refused: { "state.2": "513.refund_own" } };
    show(<TransitionButtons source="state" of={of} transitions={{ 1: [2, 3] }} />, record);
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });
});

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderView, thingResource } from "../../../tests/forms/formHarness";
import type { Call } from "../wire/contract";
import { readTask } from "./PlatformTask";
import { TaskItem } from "./TaskItem";
import type { TaskPlaces } from "./TaskPlaces";

afterEach(cleanup);

const callOf = (path: string): Call => ({
  verb: "list",
  name: path,
  path,
  style: "bearer",
  apiVersion: "1.0.1",
  key: "id",
  paging: "page_index",
  constants: {},
  fields: {},
});
const work: TaskPlaces["work"] = async () => ({
  mine: callOf("/jobs"),
  cancel: callOf("/cancel"),
  retry: callOf("/retry"),
});

const show = (row: object) => {
  const call = vi.fn(async () => ({ data: {} }));
  const task = readTask(thingResource, { id: "codes-7", name: "Codes", ...row });
  const refetch = vi.fn();
  renderView(<TaskItem account="1" work={work} task={task} refetch={refetch} onClose={() => undefined} />, {
    provider: { call },
    words: { "ui.retry": "Try again" },
  });
  return { call, refetch };
};

it("work that failed goes on when asked to", async () => {
  const { call, refetch } = show({ state: 2, done: 300, total: 900, retriable: true });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(refetch).toHaveBeenCalled());
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: "/retry" }), { id: "codes-7" });
});

it("work that runs is cancelled when asked to", async () => {
  const { call, refetch } = show({ state: 1 });
  fireEvent.click(screen.getByRole("button", { name: "tasks.cancel" }));
  await waitFor(() => expect(refetch).toHaveBeenCalled());
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: "/cancel" }), { id: "codes-7" });
});

it("work that somebody stopped, or that is done, is not offered again", () => {
  show({ state: 2, retriable: false });
  show({ state: 3 });
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter, useNotificationContext } from "ra-core";
import type { ReactNode } from "react";
import { beforeEach, expect, it } from "vitest";
import { thingResource, i18nProviderOf } from "../../../tests/forms/formHarness";
import { followedTasks } from "../resource/followedTasks";
import { type PlatformTask, readTask } from "./PlatformTask";
import { useTaskNotices } from "./useTaskNotices";

const task = (id: number, state: number): PlatformTask => {
  const read = readTask(thingResource, { id, name: `file ${id}`, state });
  const counts = { created: 1200, refused: 3 };
  return state === 3 ? { ...read, notice: { words: "tasks.imported", counts, type: "success" } } : read;
};
const { key } = task(1, 3);

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <TestMemoryRouter>
    <CoreAdminContext
      i18nProvider={i18nProviderOf({ "tasks.imported": "{{name}}: {{created}} new, {{refused}} refused" })}
    >
      {children}
    </CoreAdminContext>
  </TestMemoryRouter>
);
const noticesOf = (tasks: readonly PlatformTask[], failure: unknown = null) => {
  const { result } = renderHook(
    () => {
      useTaskNotices("anna", followedTasks.read("anna"), { tasks, failure });
      return useNotificationContext().notifications;
    },
    { wrapper },
  );
  return result.current.map(({ message, type }) => [message, type]);
};
const waiting = () => Object.keys(followedTasks.read("anna").waiting);

beforeEach(() => {
  localStorage.clear();
  followedTasks.wait("anna", key, "file 1");
});

it("say how a task ended that was waited for, in the tone of its end", () => {
  expect(noticesOf([task(1, 3), task(2, 3)])).toEqual([["file 1: 1,200 new, 3 refused", "success"]]);
  expect(waiting()).toEqual([]);
  followedTasks.wait("anna", key, "file 1");
  expect(noticesOf([task(1, 2)])).toEqual([["tasks.given_up", "warning"]]);
});

it("wait for what is not done, wherever it was begun", () => {
  const busy = task(9, 1);
  expect(noticesOf([busy, task(1, 3)])).toHaveLength(1);
  expect(waiting()).toEqual([busy.key]);
});

it("no longer wait for a task that the platform does not list, unless its list was incomplete", () => {
  expect(noticesOf([], new Error("down"))).toEqual([]);
  expect(waiting()).toEqual([key]);
  expect(noticesOf([])).toEqual([]);
  expect(waiting()).toEqual([]);
});

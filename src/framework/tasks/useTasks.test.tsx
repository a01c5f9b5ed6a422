// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import { type AuthProvider, CoreAdminContext, TestMemoryRouter, testDataProvider } from "ra-core";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { thingResource } from "../../../tests/forms/formHarness";
import { bearer } from "../wire/calls";
import { followedTasks } from "../resource/followedTasks";
import type { TaskPlaces } from "./TaskPlaces";
import { useTasks } from "./useTasks";

const call = bearer.call("mine", "/jobs", {});
const places: TaskPlaces = {
  sections: [async () => ({ resources: { device: { ...thingResource, name: "device" } }, screens: [] })],
  may: () => true,
  work: async () => ({ mine: call, cancel: call, retry: call }),
};
const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
  getIdentity: async () => ({ id: "anna" }),
};
const follow = (looking: boolean, states: readonly number[]) => {
  const [last = 3] = states.toReversed();
  const left = [...states];
  const call = vi.fn(async () => ({
    data: [{ id: 1, resource: "device", state: left.shift() ?? last, name: "a.csv" }],
  }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { call })} authProvider={authProvider}>
        {children}
      </CoreAdminContext>
    </TestMemoryRouter>
  );
  return { call, ...renderHook(() => useTasks(places, looking), { wrapper }) };
};
const stateOf = ({ result }: ReturnType<typeof follow>) => result.current.reading?.tasks.map(({ state }) => state);

beforeEach(() => localStorage.clear());
it("are asked for again every two seconds while one is not done, though nobody looks", async () => {
  followedTasks.wait("anna", "device 1", "a.csv");
  const shown = follow(false, [1, 1, 3]);
  await waitFor(() => expect(shown.call).toHaveBeenCalledOnce());
  expect(shown.result.current.busy).toBe(1);
  await waitFor(() => expect(shown.result.current.busy).toBe(0));
  expect(shown.call).toHaveBeenCalledTimes(3);
});

it("are asked for every two seconds while people look at one that is not done, and then more seldom", async () => {
  const shown = follow(true, [1, 3]);
  await waitFor(() => expect(stateOf(shown)).toEqual(["worked"]));
  const asked = shown.call.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(shown.call).toHaveBeenCalledTimes(asked);
});

it("are not asked for while nobody looks or waits", async () => {
  const shown = follow(false, [1]);
  await waitFor(() => expect(shown.result.current.account).toBe("anna"));
  expect(shown.call).not.toHaveBeenCalled();
});

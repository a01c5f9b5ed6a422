// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type AuthProvider, CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "ra-core";
import * as z from "zod/mini";
import { afterEach, expect, it } from "vitest";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { ConsoleProvider } from "../../../src/framework/shell/Console";
import { key } from "../../../shared/schema/key";
import { text } from "../../../shared/schema/text";
import { bearer } from "../../../src/framework/wire/calls";
import type { Importer, ResourceProps } from "../../../src/framework/wire/contract";
import { host, setHost } from "../../../src/framework/wire/Host";
import { emptyConsole } from "../../../tests/emptyConsole";
import { ImportButton } from "./ImportButton";

const words = async () => ({ default: {} });
const resource: ResourceProps = {
  ...{ name: "card", section: "sample", path: "/card", key: "id", title: "name", access: {} },
  words: { en: words, "zh-CN": words, "zh-TW": words },
  calls: async () => ({}),
  schema: async () => ({ row: z.looseObject({}) }),
  views: {},
};
const importer: Importer = {
  call: bearer.add("/card/add", { name: "text" }),
  handedAs: "card",
  natural: ["name"],
  fields: z.object({ name: text({ required: true }) }),
  updating: { call: bearer.set("/card/set", { name: "text" }), key: z.object({ id: key() }) },
};

/** The modes that the dialog offers to an account; null if there is no button. Each call needs a new account. */
const offered = async (user: string, may: readonly string[]): Promise<readonly (string | null)[] | null> => {
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => undefined,
    getIdentity: async () => ({ id: user }),
    canAccess: async ({ action }) => may.includes(action),
  };
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()} authProvider={authProvider} store={memoryStore()}>
        <ConsoleProvider value={emptyConsole}>
          <ResourceScreen resource={resource}>
            <ImportButton action="add" updates of={async () => importer} />
            <b>there</b>
          </ResourceScreen>
        </ConsoleProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByText("there");
  await new Promise((settle) => setTimeout(settle, 50));
  const button = screen.queryByRole("button");
  if (button === null) return null;
  fireEvent.click(button);
  await screen.findByText("import.drop", {}, { timeout: 10_000 });
  return screen.queryAllByRole("radio").map((radio) => radio.getAttribute("value"));
};
const before = host();
afterEach(() => {
  cleanup();
  setHost(before);
});

it("offers what the account may do, and no choice where that is one thing", async () => {
  expect(await offered("anna", ["add", "set"])).toEqual(["add", "update", "both"]);
  cleanup();
  expect(await offered("bob", ["add"])).toEqual([]);
  cleanup();
  expect(await offered("carol", ["set"])).toEqual([]);
  expect(screen.getByText("import.mode.update.about")).toBeTruthy();
  cleanup();
  expect(await offered("dave", ["list"])).toBeNull();
});

it("only adds on a platform that says nothing before", async () => {
  setHost({ ...before, can: before.can.filter((ability) => ability !== "extensions") });
  expect(await offered("erin", ["add", "set"])).toEqual([]);
  expect(screen.queryByText("import.mode.update.about")).toBeNull();
});

// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { key, rowOf, text } from "../../../shared/schema";
import { EnumFilter, ListView, TextColumn } from "../../../src/framework/list";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { Filled } from "../../../src/framework/slots";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { conditions } from ".";

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = async () => ({ default: {} });
const thing: ResourceProps = {
  ...{ name: "thing", section: "sample", path: "/thing", key: "id", title: "name", access: { list: "thing" } },
  words: { en: words, "zh-CN": words, "zh-TW": words },
  calls: async () => ({}),
  schema: async () => ({ row: rowOf(z.object({ id: key(), name: text(), remark: text(), state: text() })) }),
  asked: true,
  views: {},
};
const state = {
  name: "state",
  values: [{ value: 1 }, { value: 2 }],
};

it("on a phone, filters are a sheet with a title, the value of each field, the number of results, and a way out", async () => {
  const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => narrow);
  const getList = vi.fn(async (_: string, asked: { readonly filter: Readonly<Record<string, unknown>> }) => ({
    data: [{ id: 1, name: "A" }],
    total: asked.filter.state === undefined ? 7 : 1,
  }));
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} store={memoryStore()}>
        <Filled by={conditions.fills}>
          <ResourceScreen resource={thing}>
            <ListView filters={<EnumFilter source="state" of={state} />}>
              <TextColumn source="name" />
            </ListView>
          </ResourceScreen>
        </Filled>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  const open = async () => {
    fireEvent.click(await screen.findByRole("button", { name: /^ui\.filter\.add/ }));
    return within(await screen.findByRole("dialog", { name: "ui.filter.add" }));
  };
  const sheet = await open();
  await sheet.findByRole("heading", { name: "ui.filter.add" });
  const line = await sheet.findByRole("button", { name: "thing.fields.state ui.filter.any" });
  fireEvent.click(line);
  fireEvent.click(await sheet.findByRole("checkbox", { name: /enums\.state\.2|^2$/ }));
  // The line of the field shows its value, and the list behind the sheet has changed.
  await sheet.findByRole("button", { name: /^thing\.fields\.state .*2/ });
  await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ state: [2] }));
  fireEvent.click(await sheet.findByRole("button", { name: "where.show_count" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  // A field that filters is open from the start.
  const again = await open();
  expect((await again.findByRole("checkbox", { name: /enums\.state\.2|^2$/ })).matches(":checked")).toBe(true);
  fireEvent.click(again.getByRole("button", { name: "ui.filter.clear_all" }));
  await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({}));
  fireEvent.click(again.getByRole("button", { name: "where.another" }));
  await again.findByRole("button", { name: "thing.fields.remark ui.filter.any" });
  fireEvent.click(again.getByRole("button", { name: "ui.close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

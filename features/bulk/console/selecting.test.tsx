// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, within } from "@testing-library/react";
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { CallButton } from "../../../src/framework/actions/CallButton";
import { ListView, TextColumn } from "../../../src/framework/list";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { Filled } from "../../../src/framework/slots";
import type { Call, ResourceProps } from "../../../src/framework/wire/contract";
import { bulk } from ".";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const words = async () => ({ default: {} });
const things = (access: ResourceProps["access"]): ResourceProps => ({
  ...{ name: "thing", section: "sample", path: "/thing", key: "id", title: "name", access },
  words: { en: words, "zh-CN": words, "zh-TW": words },
  calls: async () => ({}),
  schema: async () => ({ row: z.looseObject({}) }),
  views: { edit: async () => ({ default: () => null }) },
});
const run: Call = {
  ...{ name: "run", verb: "action", path: "/run", style: "bearer", apiVersion: "1.0.1", paging: "page_index" },
  ...{ key: "id", fields: { id: "integer" }, constants: {} },
};
const ALL = { list: "thing", set: "thing", del: "thing", run: "thing" };

const showList = async (fills: typeof bulk.fills, access: ResourceProps["access"] = ALL) => {
  const getList = async () => ({ data: [{ id: 1, name: "A" }], total: 1 });
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} store={memoryStore()}>
        <Filled by={fills}>
          <ResourceScreen resource={things(access)}>
            <ListView filters={[]} rowActions={<CallButton call={run} label="run" />}>
              <TextColumn source="name" />
            </ListView>
          </ResourceScreen>
        </Filled>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole("rowheader", { name: "A" });
};

const select = async () => {
  const row = screen.getByRole("rowheader", { name: "A" }).closest("tr") ?? document.body;
  fireEvent.click(within(row).getByRole("checkbox"));
  return within(await screen.findByRole("toolbar"));
};

describe("the bar of a selection", () => {
  it("edits fields, has the actions of rows, and deletes", async () => {
    await showList(bulk.fills);
    const bar = await select();
    const found = await bar.findAllByRole("button");
    expect(found.map((button) => button.getAttribute("aria-label") ?? button.textContent)).toEqual([
      "ui.select.clear",
      "bulk.edit",
      "run",
      "thing.actions.del",
    ]);
  });

  it("deletes all the same in a console without the feature, and has no actions of rows", async () => {
    await showList([]);
    const bar = await select();
    const found = await bar.findAllByRole("button");
    expect(found.map((button) => button.getAttribute("aria-label") ?? button.textContent)).toEqual([
      "ui.select.clear",
      "thing.actions.del",
    ]);
  });

  it("is worth a selection for editing or an action alone only with the feature", async () => {
    const access = { list: "thing", set: "thing", run: "thing" };
    await showList(bulk.fills, access);
    expect(screen.queryAllByRole("checkbox")).not.toEqual([]);
    cleanup();
    await showList([], access);
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
  });
});

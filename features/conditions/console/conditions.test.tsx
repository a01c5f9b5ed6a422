// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { key, rowOf, text } from "../../../shared/schema";
import { ListView, TextColumn } from "../../../src/framework/list";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { Filled } from "../../../src/framework/slots";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { conditions } from ".";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const words = async () => ({ default: {} });
const thing: ResourceProps = {
  ...{ name: "thing", section: "sample", path: "/thing", key: "id", title: "name", access: { list: "thing" } },
  words: { en: words, "zh-CN": words, "zh-TW": words },
  calls: async () => ({}),
  schema: async () => ({
    row: rowOf(z.object({ id: key(), remark: text(), name: text(), cipher: text({ unasked: true }) })),
  }),
  asked: true,
  views: {},
};

const showList = async (fills: typeof conditions.fills, where: string) => {
  const getList = vi.fn(async (_: string, _asked: { readonly filter: object }) => ({
    data: [{ id: 1, name: "A" }],
    total: 1,
  }));
  const filter = encodeURIComponent(JSON.stringify(where === "" ? {} : { where }));
  render(
    <TestMemoryRouter initialEntries={[`/?filter=${filter}`]}>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} store={memoryStore()}>
        <Filled by={fills}>
          <ResourceScreen resource={thing}>
            <ListView filters={[]}>
              <TextColumn source="name" />
            </ListView>
          </ResourceScreen>
        </Filled>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole("rowheader", { name: "A" });
  return { asked: () => getList.mock.lastCall?.[1].filter };
};

describe("the conditions of a list", () => {
  it("are edited in a panel", async () => {
    await showList(conditions.fills, "");
    fireEvent.click(await screen.findByRole("button", { name: "ui.filter.add" }));
    const choice = within(await screen.findByRole("dialog", { name: "ui.filter.add" }));
    fireEvent.click(await choice.findByRole("button", { name: "ui.filter.where_more" }));
    const panel = within(await screen.findByRole("dialog", { name: "ui.filter.where" }));
    fireEvent.click(await panel.findByRole("button", { name: "where.add" }));
    const [field = document.body] = panel.getAllByRole("combobox", { name: "where.field" });
    const fields = within(field).getAllByRole("option");
    // The field with a column comes first. Encrypted fields are not offered.
    expect(fields.map((one) => one.textContent)).toEqual([
      "thing.fields.name",
      "thing.fields.id",
      "thing.fields.remark",
    ]);
  });

  it("begin with the field that was chosen to filter by", async () => {
    await showList(conditions.fills, "name contains bc");
    fireEvent.click(await screen.findByRole("button", { name: "ui.filter.add" }));
    const choice = within(await screen.findByRole("dialog", { name: "ui.filter.add" }));
    fireEvent.click(await choice.findByRole("button", { name: "thing.fields.remark" }));
    const panel = within(await screen.findByRole("dialog", { name: "ui.filter.where" }));
    const fields = panel.getAllByRole("combobox", { name: "where.field" });
    expect(fields.map((one) => one instanceof HTMLSelectElement && one.value)).toEqual(["name", "remark"]);
  });

  it("are one pill if any of them must be true, which takes all of them away", async () => {
    const { asked } = await showList(conditions.fills, "name contains bc or remark empty");
    await screen.findByText("where.joined.any");
    fireEvent.click(await screen.findByRole("button", { name: "ui.filter.remove" }));
    await waitFor(() => expect(asked()).toEqual({}));
  });

  it("are edited by a press on one of them", async () => {
    await showList(conditions.fills, "name contains bc");
    fireEvent.click(await screen.findByRole("button", { name: /bc/ }));
    expect(await screen.findByRole("dialog", { name: "ui.filter.where" })).toBeDefined();
  });

  it("are shown and can be removed in a console without the feature, which offers no new ones", async () => {
    const { asked } = await showList([], "name contains bc");
    const remove = await screen.findByRole("button", { name: "ui.filter.remove" });
    expect(asked()).toEqual({ where: "name contains bc" });
    expect(screen.queryByRole("button", { name: "ui.filter.add" })).toBeNull();
    expect(screen.queryByRole("button", { name: /bc/ })).toBeNull();
    fireEvent.click(remove);
    await waitFor(() => expect(asked()).toEqual({}));
  });
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { ListView, TextColumn } from "../../../src/framework/list";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { Filled } from "../../../src/framework/slots";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { exporting } from ".";

afterEach(cleanup);

const words = async () => ({ default: {} });
const resource = (name: string, access: ResourceProps["access"]): ResourceProps => ({
  ...{ name, section: "sample", path: `/${name}`, key: "id", title: "name", access },
  words: { en: words, "zh-CN": words, "zh-TW": words },
  calls: async () => ({}),
  schema: async () => ({ row: z.looseObject({}) }),
  views: {},
});

const showList = async (name: string, access: ResourceProps["access"]) => {
  const getList = async () => ({ data: [{ id: 1, name: "A" }], total: 1 });
  const load = vi.fn(async () => ({ exporters: { parcel: { range: "sent" } } }));
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} store={memoryStore()}>
        <Filled by={exporting(load).fills}>
          <ResourceScreen resource={resource(name, access)}>
            <ListView filters={[]}>
              <TextColumn source="name" />
            </ListView>
          </ResourceScreen>
        </Filled>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole("button", { name: "ui.columns.title" });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await import("./BackgroundTool");
  await new Promise((settle) => setTimeout(settle, 20));
};

const offered = () =>
  ["ui.export.title", "tasks.export.title"].filter((name) => screen.queryByRole("button", { name }) !== null);

describe("a list", () => {
  it("can be exported by the browser, and by the platform where its resource has the call", async () => {
    await showList("parcel", { list: "parcel", export: "parcel", export_add: "parcel" });
    await vi.waitFor(() => expect(offered()).toEqual(["ui.export.title", "tasks.export.title"]));
    expect(screen.queryAllByRole("checkbox")).not.toEqual([]);
  });

  it("has no call of another resource", async () => {
    await showList("letter", { list: "letter", export: "letter" });
    expect(offered()).toEqual(["ui.export.title"]);
  });

  it("offers no export, and no selection for it, where its definition says so", async () => {
    await showList("letter", { list: "letter" });
    expect(offered()).toEqual([]);
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
  });
});

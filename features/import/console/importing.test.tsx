// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "ra-core";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { ListView, TextColumn } from "../../../src/framework/list";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { listTools } from "../../../src/framework/list/slots";
import { fill, Filled } from "../../../src/framework/slots";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { importing } from ".";

const words = async () => ({ default: {} });
const resource = (name: string): ResourceProps => ({
  ...{ name, section: "sample", path: `/${name}`, key: "id", title: "name", access: {} },
  words: { en: words, "zh-CN": words, "zh-TW": words },
  calls: async () => ({}),
  schema: async () => ({ row: z.looseObject({}) }),
  views: {},
});
const importers = {
  card: { action: "add", of: async () => Promise.reject(new Error("not asked for")) },
};

const Behind = () => <button type="button">behind</button>;

const showList = (name: string, load = vi.fn(async () => ({ importers }))) => {
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={{ ...testDataProvider(), getList: async () => ({ data: [], total: 0 }) }}
        store={memoryStore()}
      >
        <Filled by={[...importing(load).fills, fill(listTools, Behind)]}>
          <ResourceScreen resource={resource(name)}>
            <ListView sort={{ field: "id", order: "ASC" }} actions={<button type="button">before</button>}>
              <TextColumn source="name" />
            </ListView>
          </ResourceScreen>
        </Filled>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return load;
};

it("has its button before the actions of a list, which it does not move, and in the order of features", async () => {
  const load = showList("card");
  const button = await screen.findByRole("button", { name: /ui\.import/ });
  expect(load).toHaveBeenCalledTimes(1);
  const tools = within(button.parentElement ?? button).getAllByRole("button");
  const texts = tools.slice(tools.indexOf(button)).map(({ textContent }) => textContent);
  expect(texts.filter((text) => text === "behind" || text === "before")).toEqual(["behind", "before"]);
});

it("shows no button in the list of a resource without importer", async () => {
  const load = showList("owner");
  await screen.findByRole("button", { name: "behind" });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((settle) => setTimeout(settle, 20));
  expect(screen.queryByRole("button", { name: /ui\.import/ })).toBeNull();
});

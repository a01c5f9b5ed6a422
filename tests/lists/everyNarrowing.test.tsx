// @vitest-environment happy-dom
// Every filter of a list is shown as a pill, and the pill removes the filter. Tests all lists of both consoles with
// every filter that the platform supports.
import { QueryClient } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider, useLocation } from "ra-core";
import { Suspense } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { formatProblems, loadModel, type ResourceModel } from "../../generator";
import { host as clinicHost } from "../../examples/clinic/src/generated/host";
import { hostInside as clinicInside } from "../../examples/clinic/src/generated/hostInside";
import { sections as clinicSections } from "../../examples/clinic/src/generated/sections";
import { tablesOf } from "../../platform/framework/storage/Table";
import { takeSample } from "../effort";
import { ResourceScreen } from "../../src/framework/resource/resource";
import type { ResourceProps, Sections } from "../../src/framework/wire/contract";
import { setHost } from "../../src/framework/wire/Host";
import { setHostInside } from "../../src/framework/wire/HostInside";
import { host } from "../../src/generated/host";
import { hostInside } from "../../src/generated/hostInside";
import { sections } from "../../src/generated/sections";

configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 60_000 });

const consoles = [
  { root: ".", host, inside: hostInside, sections },
  { root: "examples/clinic", host: clinicHost, inside: clinicInside, sections: clinicSections },
];

const translate = (key: string, options: Readonly<Record<string, unknown>> = {}): string =>
  key === "ui.filter.remove" ? `remove ${String(options.label)}` : String(options._ ?? key);
const i18nProvider = { translate, changeLocale: async () => undefined, getLocale: () => "en" };

let address = "";
const Address = () => {
  address = useLocation().search;
  return null;
};

const asked = (): Readonly<Record<string, unknown>> => JSON.parse(new URLSearchParams(address).get("filter") ?? "{}");

type Values = Readonly<Record<string, unknown>>;

const show = async (resource: ResourceProps, filter: Values) => {
  const view = await resource.views.list?.();
  if (view === undefined) throw new Error(`${resource.name} has no list`);
  const List = view.default;
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  render(
    <TestMemoryRouter initialEntries={[`/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`]}>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), { getList, getMany: async () => ({ data: [] }) })}
        store={memoryStore()}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResourceScreen resource={resource}>
          <Suspense>
            <List />
          </Suspense>
          <Address />
        </ResourceScreen>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return getList;
};

const crosses = () => screen.queryAllByRole("button", { name: /^remove / });
/** A search box says what it searches, and can be cleared. */
const boxes = () =>
  [...document.querySelectorAll<HTMLInputElement>(".ui-search input")].filter(({ value }) => value !== "");

/** Removes all filters, one after the other, each by its own pill. Answers what was removed. */
const takeAway = async (): Promise<readonly string[]> => {
  const taken: string[] = [];
  for (;;) {
    const before = address;
    const [cross, box] = [crosses()[0], boxes()[0]];
    if (cross !== undefined) {
      taken.push(cross.getAttribute("aria-label") ?? cross.textContent ?? "");
      expect(cross.parentElement?.textContent).not.toBe("");
      fireEvent.click(cross);
    } else if (box === undefined) return taken;
    else {
      taken.push("search");
      fireEvent.change(box, { target: { value: "" } });
    }
    await waitFor(() => expect(address).not.toBe(before));
  }
};

/** Screens that replace the list: the inbox for feedback, and the bot. */
const NO_LISTS: ReadonlySet<string> = new Set(["feedback", "feedback_bot"]);

describe.each(consoles)("the lists of $root", ({ root, host: own, inside, sections: all }) => {
  const { model, problems } = loadModel(root);
  if (model === null) throw new Error(formatProblems(problems));
  const tables = tablesOf(model);
  // Trees keep their filters in the address in another way (FiltersInAddress), which a journey tests.
  const lists = model.resources.filter(
    ({ name, views, tree }) => views.has.list && !NO_LISTS.has(name) && tree === null,
  );
  beforeAll(() => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
    setHost(own);
    setHostInside(inside);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    setHost(host);
    setHostInside(hostInside);
  });
  afterEach(cleanup);

  const propsOf = async ({ name, section }: ResourceModel): Promise<ResourceProps> => {
    const loaded: Sections = all;
    const found = Object.values((await loaded[section]?.load())?.resources ?? {}).find((one) => one?.name === name);
    if (found === undefined || found === null) throw new Error(`there is no ${name}`);
    return found;
  };

  it.each(takeSample(lists, 6))("show a pill for whatever narrows $name, which takes it away", async (resource) => {
    const props = await propsOf(resource);
    const table = tables.get(resource.name);
    const columns = (table?.columns ?? []).filter(({ encrypted }) => !encrypted);
    const sample = (wire: string) => (wire === "text" || wire === "json" || wire === "list" ? "1" : 1);
    // Each field together with one of the filters that are possible for it.
    const given = columns.map(({ name, wire, tree }, at): Readonly<Record<string, unknown>> => {
      const value = sample(wire);
      if (tree !== null && at % 2 === 0) return { [`${name}_within`]: [1, 2] };
      if (wire === "list" || at % 3 !== 0) return { [name]: value };
      return at % 2 === 0 ? { [`${name}_begin`]: value } : { [`${name}_begin`]: value, [`${name}_end`]: value };
    });
    const where = `${columns.at(-1)?.name} empty`;
    const filter = Object.assign({}, ...given, { q: "looked for", id: [1, 2, 3, 4, 5, 6], where });
    await show(props, filter);
    expect(asked()).toEqual(filter);
    const count = new Set(["q", "id", "where", ...columns.map(({ name }) => name)]).size;
    await waitFor(() => expect(crosses().length + boxes().length).toBe(count));
    const taken = await takeAway();
    expect(taken).toHaveLength(count);
    expect(asked()).toEqual({});
  });
});

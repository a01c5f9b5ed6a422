// Draws the list and the form of each definition, and tests that they show what the definition names. Also draws the
// examples of parts. `pilothouse test` runs this for the console in the current folder.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { QueryClient } from "@tanstack/react-query";
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "ra-core";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadModel, type ResourceModel } from "../../../generator";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import type { ResourceProps, Sections } from "../../../src/framework/wire/contract";
import { setHost } from "../../../src/framework/wire/Host";
import { setHostInside } from "../../../src/framework/wire/HostInside";
import type { Examples } from "../../catalogue";
import { sampleRecordOf } from "./sampleRecordOf";

// happy-dom has no layout. With an IntersectionObserver, elements would never become visible.
Reflect.deleteProperty(globalThis, "IntersectionObserver");
vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));

const root = process.cwd();
const { model } = loadModel(root);
if (model === null) throw new Error("The definitions have mistakes: npm run check names them.");
const generated = (name: string) => import(join(root, "src/generated", `${name}.ts`));

let sections: Sections = {};
beforeAll(async () => {
  setHost((await generated("host")).host);
  setHostInside((await generated("hostInside")).hostInside);
  ({ sections } = await generated("sections"));
}, 120_000);

const propsOf = async ({ name, section }: ResourceModel): Promise<ResourceProps> => {
  const found = Object.values((await sections[section]?.load())?.resources ?? {}).find((one) => one?.name === name);
  if (found === undefined || found === null) throw new Error(`The section ${section} does not have ${name}.`);
  return found;
};

const i18nProvider = {
  translate: (key: string) => key,
  changeLocale: async () => undefined,
  getLocale: () => "en",
};

let mounted: Root | undefined;
afterEach(() => {
  mounted?.unmount();
  document.body.replaceChildren();
});

/** Draws an element on a platform with this record. Answers the errors of its components. */
const drawElement = (element: ReactNode, record: Readonly<Record<string, unknown>> & { readonly id: number }) => {
  const dataProvider = Object.assign(testDataProvider(), {
    getList: async () => ({ data: [record], total: 1 }),
    getMany: async () => ({ data: [] }),
    getManyReference: async () => ({ data: [], total: 0 }),
  });
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  mounted = createRoot(document.body.appendChild(document.createElement("div")), {
    onCaughtError: note,
    onUncaughtError: note,
  });
  mounted.render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        store={memoryStore()}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <Suspense>{element}</Suspense>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return errors;
};

/** Draws a view of a resource. Answers the errors of its components. */
const draw = async (
  resource: ResourceModel,
  load: (() => Promise<{ readonly default: ComponentType }>) | undefined,
) => {
  if (load === undefined) throw new Error(`${resource.name} lacks the view.`);
  const { default: View } = await load();
  return drawElement(
    <ResourceScreen resource={await propsOf(resource)}>
      <View />
    </ResourceScreen>,
    { ...sampleRecordOf(model, resource), id: 1 },
  );
};

/** Waits until the page lacks nothing, or a component fails. */
const drawn = (errors: readonly unknown[], lacks: () => readonly string[]): Promise<void> =>
  vi.waitFor(
    () => {
      if (errors.length > 0) return;
      expect(lacks()).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );

/** A view that a person wrote may show the fields in its own way. */
const hasContent = (): readonly string[] => (document.body.textContent === "" ? ["content"] : []);
const shows = (text: string): boolean => document.body.textContent?.includes(text) === true;
const labelOf = ({ name }: ResourceModel, field: string): string => `${name}.fields.${field}`;

/** The inputs that a person wrote, by field. They need not show the label. */
const ownInputs = async ({ views }: ResourceModel): Promise<object> => {
  const path = views.overrides.parts;
  if (path === undefined) return {};
  const { parts }: { readonly parts: { readonly inputs?: object } } = await import(join(root, "src", `${path}.tsx`));
  return parts.inputs ?? {};
};

const named = (resources: readonly ResourceModel[]) => resources.map((one) => [one.name, one] as const);
const lists = model.resources.filter(({ views }) => views.has.list);
const forms = model.resources.filter(({ views }) => views.has.create);

describe("lists", () => {
  it.each(named(lists))("%s is drawn with its columns", async (_, resource) => {
    const { list, overrides } = resource.views;
    const errors = await draw(resource, (await propsOf(resource)).views.list);
    await drawn(errors, () => {
      if (overrides.List !== undefined) return hasContent();
      const missing = list.columns.filter((field) => !shows(labelOf(resource, field)));
      return document.querySelector("tbody tr:not([aria-hidden])") === null ? [...missing, "a row"] : missing;
    });
    expect(errors).toEqual([]);
  });
});

describe("forms", () => {
  it.each(named(forms))("%s is drawn with every field that must be filled in", async (_, resource) => {
    const errors = await draw(resource, (await propsOf(resource)).views.create);
    const own = await ownInputs(resource);
    const isInForm = (name: string): boolean => resource.views.form.some(({ fields }) => fields.includes(name));
    const wanted = resource.fields.filter(
      ({ name, required, when, readonly, hidden }) =>
        required &&
        Object.keys(when).length === 0 &&
        !readonly &&
        !hidden &&
        isInForm(name) &&
        !Object.hasOwn(own, name),
    );
    await drawn(errors, () => {
      if (resource.views.overrides.Create !== undefined) return hasContent();
      return wanted.flatMap(({ name }) =>
        shows(labelOf(resource, name)) || document.querySelector(`[name="${name}"]`) !== null ? [] : [name],
      );
    });
    expect(errors).toEqual([]);
  });
});

const examples = ["src", "features"]
  .map((folder) => join(root, folder))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".examples.tsx"))
      .map((file) => join(folder, file)),
  );
const parts = await Promise.all(
  examples.map(async (file): Promise<Examples> => (await import(/* @vite-ignore */ file)).default),
);

describe.each(parts.map(({ title, states }) => [title, states] as const))("examples of %s", (_, states) => {
  it.each(Object.entries(states))("%s is drawn", async (_, State) => {
    const errors = drawElement(
      <div data-is-drawn="">
        <State />
      </div>,
      { id: 1 },
    );
    await drawn(errors, () => (document.querySelector("[data-is-drawn]") === null ? ["the example"] : []));
    expect(errors).toEqual([]);
  });
});

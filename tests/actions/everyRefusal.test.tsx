// @vitest-environment happy-dom
// If the platform refuses a field of an action, the form shows the reason at that field, in words. This is tested for
// every call of both consoles that asks for values and then changes at most one record.
import { QueryClient } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { CoreAdminContext, memoryStore, RecordContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import { cloneElement, isValidElement, type ReactElement, Suspense } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { host as clinicHost } from "../../examples/clinic/src/generated/host";
import { hostInside as clinicInside } from "../../examples/clinic/src/generated/hostInside";
import { sections as clinicSections } from "../../examples/clinic/src/generated/sections";
import clinicWords from "../../examples/clinic/src/generated/words/en";
import { type CallModel, formatProblems, loadModel, type ResourceModel } from "../../generator";
import form from "../../locales/en/framework/form.json";
import ui from "../../locales/en/framework/ui.json";
import { ActionHost } from "../../src/framework/actions/ActionHost";
import { CallButton, type CallButtonProps } from "../../src/framework/actions/CallButton";
import { ResourceScreen } from "../../src/framework/resource/resource";
import type { Payload, ResourceProps, Sections } from "../../src/framework/wire/contract";
import { setHost } from "../../src/framework/wire/Host";
import { setHostInside } from "../../src/framework/wire/HostInside";
import { WireFailure } from "../../src/framework/wire/WireFailure";
import { host } from "../../src/generated/host";
import { hostInside } from "../../src/generated/hostInside";
import { sections } from "../../src/generated/sections";
import words from "../../src/generated/words/en";

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

const consoles = [
  { root: ".", host, inside: hostInside, sections, words },
  { root: "examples/clinic", host: clinicHost, inside: clinicInside, sections: clinicSections, words: clinicWords },
];

const askingCalls = (root: string): readonly (readonly [ResourceModel, CallModel])[] => {
  const { model, problems } = loadModel(root);
  if (!model) throw new Error(formatProblems(problems));
  return model.resources.flatMap((of) =>
    of.calls
      .filter(({ ask, on, reads }) => ask.length > 0 && on !== "none" && on !== "bulk" && !reads)
      .map((call) => [of, call] as const),
  );
};

const isButton = (node: unknown): node is ReactElement<CallButtonProps> =>
  isValidElement(node) && node.type === CallButton;

/**
 * The buttons that a generated view puts on its page. A view without hooks is a function that answers these buttons.
 */
const buttonsOf = (view: unknown): readonly ReactElement<CallButtonProps>[] => {
  const drawn: unknown = typeof view === "function" ? view({}) : null;
  if (!isValidElement<Readonly<Record<string, unknown>>>(drawn)) return [];
  return Object.values(drawn.props).flatMap((part) => (Array.isArray(part) ? part.filter(isButton) : []));
};

const buttonOf = async (resource: ResourceProps, name: string): Promise<ReactElement<CallButtonProps>> => {
  const views = [await resource.views.list?.(), await resource.views.show?.()];
  const found = views.flatMap((view) => buttonsOf(view?.default)).find(({ props }) => props.call.name === name);
  if (found === undefined) throw new Error(`${resource.name}: no button for ${name}`);
  return found;
};

const resourceOf = async (all: Sections, { section, name }: ResourceModel): Promise<ResourceProps> => {
  const found = Object.values((await all[section]?.load())?.resources ?? {}).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no resource ${name}`);
  return found;
};

/** A value that every input accepts, so that only the platform refuses. */
const START: Readonly<Record<string, unknown>> = { integer: 3, number: 3, timestamp: 1_800_000_000 };
const startOf = ({ params, ask }: CallModel): Payload =>
  Object.fromEntries(
    params
      .filter(({ name }) => ask.includes(name))
      .map(({ name, kind, options }) => [
        name,
        Array.isArray(options.values) ? options.values[0] : (START[kind] ?? "x1"),
      ]),
  );

const press = async (
  resource: ResourceProps,
  table: Readonly<Record<string, string>>,
  of: CallModel,
  refusal: WireFailure,
) => {
  const own = (await resource.words.en()).default;
  const all: Readonly<Record<string, string>> = { ...form, ...ui, ...table, ...own };
  const translate = (key: string, options: Readonly<Record<string, unknown>> = {}): string =>
    (all[key] ?? String(options._ ?? key)).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(options[name] ?? ""),
    );
  const button = await buttonOf(resource, of.name);
  const when = Object.fromEntries(Object.entries(button.props.when ?? {}).map(([field, [value]]) => [field, value]));
  const record =
    of.on === "list" ? null : { id: 7, [resource.key]: 7, ...when, [button.props.address ?? ""]: "203.0.113.7" };
  const asking = cloneElement(button, { start: startOf(of), confirm: false });
  const call = vi.fn(async (asked: { readonly name: string }) => {
    if (asked.name === of.name) throw refusal;
    return { data: { total: "1.00", price: "1.00" } };
  });
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        dataProvider={Object.assign(testDataProvider(), {
          call,
          getList: async () => ({ data: [], total: 0 }),
          getMany: async () => ({ data: [] }),
        })}
        store={memoryStore()}
        i18nProvider={{ translate, changeLocale: async () => undefined, getLocale: () => "en" }}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResourceScreen resource={resource}>
          <Suspense>
            <ActionHost>
              {record === null ? asking : <RecordContextProvider value={record}>{asking}</RecordContextProvider>}
            </ActionHost>
          </Suspense>
        </ResourceScreen>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  fireEvent.click(await screen.findByRole("button"));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.querySelector("input, textarea")).not.toBeNull());
  const verb = () => dialog.querySelector<HTMLButtonElement>("[data-answer=verb]");
  // The inputs load one by one, and each registers its checks when it has loaded.
  await waitFor(() => {
    const sending = verb();
    expect(sending?.disabled).toBe(false);
    if (sending !== null) fireEvent.click(sending);
    expect(call.mock.calls.some(([asked]) => asked.name === of.name)).toBe(true);
  });
  return dialog;
};

const refusal = (code: number, more: object = {}) =>
  new WireFailure({ reason: "answer", code, path: "/asked", ...more });

describe.each(consoles)("actions of $root", ({ root, host: own, inside, sections: all, words: table }) => {
  beforeAll(() => {
    setHost(own);
    setHostInside(inside);
  });
  afterEach(cleanup);

  describe.each(askingCalls(root).map(([of, call]) => ({ title: `${of.name}.${call.name}`, of, call })))(
    "$title",
    ({ of, call }) => {
      const fields = call.params.filter(({ name }) => call.ask.includes(name));

      it.each(fields)("shows a refusal of $name at its field", async ({ name }) => {
        const resource = await resourceOf(all, of);
        const dialog = await press(resource, table, call, refusal(406, { fields: { [name]: "invalid.reference" } }));
        const label = (await resource.words.en()).default[`${of.name}.fields.${name}`];
        await waitFor(() => {
          const message = within(dialog).getByText(form["invalid.reference"]);
          expect(message.closest(".MuiFormControl-root")?.textContent ?? "").toContain(label);
        });
        expect(dialog.textContent).not.toContain(table["errors.406"]);
      });

      it("says in words what is about no field", async () => {
        const resource = await resourceOf(all, of);
        const dialog = await press(resource, table, call, refusal(406, { fields: { elsewhere: "invalid.required" } }));
        await waitFor(() => expect(dialog.querySelector("[role=alert]")?.textContent).toContain("elsewhere"));
        expect(dialog.querySelector("[role=alert]")?.textContent).toContain(form["invalid.required"]);
        expect(dialog.textContent).not.toContain(table["errors.406"]);
      });

      it.each([513, 519] as const)("stays, and says %i in words", async (code) => {
        const resource = await resourceOf(all, of);
        const dialog = await press(resource, table, call, refusal(code));
        await waitFor(() => expect(dialog.querySelector("[role=alert]")?.textContent).toBe(table[`errors.${code}`]));
      });
    },
  );
});

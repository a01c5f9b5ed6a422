// For tests: a form with the contexts of a screen and the words of a language.
import { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import {
  type AuthProvider,
  CoreAdminContext,
  type DataProvider,
  type I18nProvider,
  TestMemoryRouter,
  type UserIdentity,
} from "ra-core";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Route, Routes } from "react-router-dom";
import type { ResourceProps } from "../../src/framework/wire/contract";
import en from "../../locales/en/framework/form.json";
import zhCN from "../../locales/zh-CN/framework/form.json";
import { ResourceScreen } from "../../src/framework/resource/resource";

type Words = Readonly<Record<string, string>>;
const TABLES: Readonly<Record<string, Words>> = { en, "zh-CN": zhCN };

export const i18nProviderOf = (extra: Words = {}): I18nProvider => {
  let locale = "en";
  const translate = (key: string, options: Record<string, unknown> = {}) => {
    const plural = options.smart_count === 1 ? `${key}_one` : `${key}_other`;
    const table: Words = { ...TABLES[locale], ...extra };
    const text = table[key] ?? table[plural] ?? (typeof options._ === "string" ? options._ : key);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(options[name] ?? ""));
  };
  return {
    translate,
    changeLocale: async (next: string) => {
      locale = next;
    },
    getLocale: () => locale,
    getLocales: () => [],
  };
};

export const thingResource: ResourceProps = {
  name: "thing",
  section: "test",
  path: "/test/things",
  key: "id",
  title: "name",
  access: { list: "test.thing", add: "test.thing", set: "test.thing", del: "test.thing" },
  words: {
    en: async () => ({ default: {} }),
    "zh-CN": async () => ({ default: {} }),
    "zh-TW": async () => ({ default: {} }),
  },
  calls: async () => ({}),
  schema: async () => {
    throw new Error("No test reads it.");
  },
  views: {},
};

const refuse = async () => {
  throw new Error("No test asks for this.");
};

export const dataProviderOf = (given: Partial<DataProvider>): DataProvider => ({
  getList: async () => ({ data: [], total: 0 }),
  getOne: refuse,
  getMany: async () => ({ data: [] }),
  getManyReference: async () => ({ data: [], total: 0 }),
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
  ...given,
});

/** A data provider with this one record. */
export const singleRecordProvider = (record: Readonly<Record<string, unknown>>): Pick<DataProvider, "getOne"> => {
  const getOne: DataProvider["getOne"] = async () => JSON.parse(JSON.stringify({ data: record }));
  return { getOne };
};

interface Surroundings {
  readonly provider?: Partial<DataProvider>;
  readonly words?: Words;
  /** The address: `/test/things/create` or `/test/things/7`. Any other address is another page. */
  readonly at?: string;
  readonly i18n?: I18nProvider;
  /** The account that is signed in, with the rights of its roles. */
  readonly identity?: UserIdentity;
  readonly permissions?: Readonly<Record<string, unknown>>;
  readonly resource?: ResourceProps;
  /** The record with the values that a list showed just before. */
  readonly listed?: Readonly<Record<string, unknown>>;
}

/** Answers stay fresh for as long as in a real console. */
const clientKnowing = (listed: Surroundings["listed"]): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, ...(listed && { staleTime: 5000 }) } } });
  if (listed) client.setQueryData(["thing", "getOne", { id: String(listed.id), meta: undefined }], listed);
  return client;
};

const signedIn = (identity: UserIdentity, permissions: unknown): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => permissions,
  getIdentity: async () => identity,
});

/** Renders a view of the resource `thing` at its route. `/test/things` and `/elsewhere` are other pages. */
export const renderView = (
  view: ReactNode,
  {
    provider = {},
    words = {},
    at = "/test/things/create",
    i18n,
    identity,
    permissions = {},
    resource = thingResource,
    listed,
  }: Surroundings = {},
) =>
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <CoreAdminContext
        dataProvider={dataProviderOf(provider)}
        i18nProvider={i18n ?? i18nProviderOf(words)}
        {...(identity && { authProvider: signedIn(identity, permissions) })}
        queryClient={clientKnowing(listed)}
      >
        <Routes>
          <Route path="/test/things" element={<p>the list</p>} />
          <Route path="/test/things/create" element={<ResourceScreen resource={resource}>{view}</ResourceScreen>} />
          <Route path="/test/things/:id" element={<ResourceScreen resource={resource}>{view}</ResourceScreen>} />
          <Route path="/test/things/:id/show" element={<ResourceScreen resource={resource}>{view}</ResourceScreen>} />
          <Route path="/elsewhere" element={<p>elsewhere</p>} />
        </Routes>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );

/** Writes a value of the form as JSON, which tests can read. */
export const FormValue = ({ source }: { readonly source: string }) => (
  <output data-testid={source}>{JSON.stringify(useWatch({ name: source }) ?? null)}</output>
);

import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../generator";
import type { FieldModel, Words } from "../../generator";
import { readModel } from "../contract/hosts";
import {
  specifiedCalls,
  definitionOf,
  specifiedEnumerations,
  specifiedErrors,
  specifiedFields,
  specifiedPrices,
  specifiedRoutes,
} from "./specification";
import { isInferred } from "./inferred";

const model = readModel(100_000);
const CHINESE = /\p{Script=Han}/u;

/** Checks that there is a text for each language. */
const expectWords = (words: Words | undefined, what: string): void => {
  for (const language of LANGUAGES) expect(words?.[language], `${what} in ${language}`).toBeTruthy();
  expect(words?.en, `${what} in en`).not.toMatch(CHINESE);
};

describe("calls of the specification", () => {
  const declared = model.resources.flatMap((resource) => resource.calls.map((call) => ({ resource, call })));

  it("are 237", () => {
    expect(specifiedCalls.length).toBe(237);
  });

  it.each(specifiedCalls)("%s is declared by one definition, as %s", (path, style) => {
    const found = declared.filter(({ call }) => call.path === path);
    const families = new Set(
      found.map(({ resource }) => (found.some(({ call }) => "type" in call.constants) ? path : resource.name)),
    );
    expect([...families]).toHaveLength(1);
    for (const { call } of found) expect(call.style).toBe(style === "upload" ? "bearer" : style);
  });

  it("asks for zones in their own version", () => {
    expect(declared.find(({ call }) => call.path === "/discovery/srv/zone/get")?.call.apiVersion).toBe("1.0.2");
    expect(declared.find(({ call }) => call.path === "/user/logout")?.call.apiVersion).toBe("1.0.1");
  });
});

describe("routes of the specification", () => {
  const screens = model.sections.flatMap((section) => section.screens);
  const sections = new Map(model.sections.map((section) => [`/${section.name}`, section]));
  /** Routes that code defines: public pages, the API test, and error pages of the router. */
  const written = new Set([
    "/",
    "/login",
    "/register",
    "/link3_login",
    "/live_cdk",
    "/live_play",
    "/authorize",
    "/___api_test",
    "/*",
  ]);

  it.each(specifiedRoutes.filter((route) => !written.has(route)))("%s is a screen or leads to one", (route) => {
    const screen = screens.find(({ path }) => path === route);
    const section = sections.get(route);
    expect(screen ?? screens.find(({ path }) => path === section?.redirect)).toBeDefined();
    expectWords((screen ?? section)?.label, route);
  });

  it.each([
    ["/system", "/system/role"],
    ["/vas", "/vas/order"],
    ["/product", "/product/device"],
    ["/applist", "/applist/app"],
    ["/operate", "/operate/cloud"],
    ["/info", "/info/order"],
    ["/user", "/user/info"],
  ])("%s leads to %s", (section, screen) => {
    expect(sections.get(section)?.redirect).toBe(screen);
  });

  it.each(["/vas/live_server", "/operate/bot", "/operate/service"])("%s fills the area under the app bar", (route) => {
    expect(screens.find(({ path }) => path === route)?.hiddenContent).toBe(true);
  });
});

describe("fields of the specification", () => {
  const names = (of: readonly FieldModel[]): string[] => of.flatMap((field) => [field.name, ...names(field.of)]);

  it("are 361", () => {
    expect(specifiedFields.length).toBe(361);
  });

  it.each(specifiedFields)("%s has %s", (entity, name) => {
    const resource = model.resources.find((one) => one.name === (definitionOf[entity] ?? entity));
    const known = resource
      ? [
          ...names(resource.fields),
          ...resource.calls.flatMap(({ params, constants }) => [...names(params), ...Object.keys(constants)]),
        ]
      : [];
    expect(known).toContain(name);
  });
});

describe("enumerations of the specification", () => {
  it.each(specifiedEnumerations)(
    "$name has its values and no other but those that are marked, in words",
    ({ name, values }) => {
      const found = model.enums.find((one) => one.name === name);
      const own = found?.values.filter(({ value }) => !isInferred("resources/enums.yaml", `${name}.${value}`));
      expect(own?.map(({ value }) => value)).toEqual(values.map(({ value }) => value));
      for (const { value, label } of values) {
        const words = found?.values.find((one) => one.value === value)?.label;
        expectWords(words, `${name} ${value}`);
        expect(words?.en.toLowerCase()).toContain(label.toLowerCase());
      }
      const english = found?.values.map(({ label }) => label.en) ?? [];
      expect(new Set(english).size).toBe(english.length);
    },
  );

  it.each(specifiedEnumerations.filter(({ name }) => !["deploy_state", "task_state", "resource_type"].includes(name)))(
    "$name is on a screen",
    ({ name }) => {
      const uses = (field: FieldModel): boolean => field.options.enum === name || field.of.some(uses);
      expect(
        model.resources.some(
          ({ fields: own, calls: made }) => own.some(uses) || made.some(({ params }) => params.some(uses)),
        ),
      ).toBe(true);
    },
  );
});

describe("codes of the specification", () => {
  it.each(specifiedErrors)("$code ($context) has its message", ({ code, context }) => {
    expectWords(
      model.errors.find((error) => error.code === code && error.context === context)?.message,
      `${code} ${context}`,
    );
  });

  it("has different words for different messages", () => {
    const of = (context: string | null) =>
      model.errors.filter((error) => error.context === context).map(({ message }) => message.en);
    for (const code of [515, 409]) {
      const messages = model.errors.filter((error) => error.code === code).map(({ message }) => message.en);
      expect(new Set(messages).size).toBeGreaterThanOrEqual(3);
    }
    expect(of("room")).toEqual(["The room already has an owner"]);
  });
});

describe("prices of the specification", () => {
  const goods = model.resources.find(({ name }) => name === "goods")?.demo.given ?? [];
  it.each(Object.keys(specifiedPrices.domestic))("packages that keep %s days cost what they should", (days) => {
    const priceOf = (month: number, currency: string) =>
      goods.find((row) => row.month === month && String(row.attr).includes(`"lifecycle":${days}}`))?.[currency];
    const { [days]: domestic } = Object.fromEntries(Object.entries(specifiedPrices.domestic));
    const { [days]: other } = Object.fromEntries(Object.entries(specifiedPrices.other));
    expect([priceOf(1, "rmb"), priceOf(12, "rmb")]).toEqual(domestic);
    expect([priceOf(1, "usd"), priceOf(12, "usd")]).toEqual(other);
  });
});

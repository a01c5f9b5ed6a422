// The names of a console that its definitions can use.
import { ALL_FEATURES } from "../../generator/definition/features";
import { kindOf, fieldKinds } from "../../generator/kinds/registry";
import type { FieldModel, Model, ResourceModel } from "../../generator/model/Model";
import { patterns } from "../../shared/schema/patterns";

/** The key of the message of a pattern of console.yaml. */
const OWN_PATTERN = /^invalid\.pattern\.(\w+)$/;

export type NamesByKind = Readonly<Record<string, readonly string[]>>;

/** Names that only hand-written code knows. */
export interface NamesInCode {
  readonly icon: readonly string[];
  readonly unit: readonly string[];
  readonly component: readonly string[];
}

export interface ConsoleNames {
  readonly all: NamesByKind;
  /** By resource: the names that its own definition uses. */
  readonly own: Readonly<Record<string, NamesByKind>>;
  /** By part of console.yaml: the resource whose fields it names. */
  readonly parts: Readonly<Record<string, string | undefined>>;
}

const ownNames = ({ fields, calls }: ResourceModel): NamesByKind => {
  const field = fields.map(({ name }) => name);
  return {
    field,
    order: field.flatMap((name) => [name, `-${name}`]),
    value: [...field, ...calls.flatMap(({ params, answer }) => [...params, ...answer].map(({ name }) => name))],
    call: calls.map(({ name }) => name),
  };
};

const optionsIn = (fields: readonly FieldModel[], option: string): readonly string[] =>
  fields.flatMap(({ options }) => (typeof options[option] === "string" ? [options[option]] : []));

export const consoleNamesOf = (model: Model, written: NamesInCode): ConsoleNames => {
  const { resources, identity } = model;
  const fields = resources.flatMap((one) => one.fields);
  const calls = resources.flatMap((one) => one.calls.map((call) => ({ ...call, of: one.name })));
  const refers = (field: FieldModel): boolean => Object.values<string>(kindOf(field).links).includes("resource");
  const secrets = resources.flatMap((one) =>
    one.fields.filter((field) => kindOf(field).secret === true).map(({ name }) => `${one.name}.${name}`),
  );
  const resource = resources.map(({ name }) => name);
  return {
    all: {
      resource,
      enum: model.enums.map(({ name }) => name),
      icon: written.icon,
      menu: model.menus.map(({ key }) => key),
      style: ["legacy", "bearer", "bearer-at", "rest", ...resources.map(({ style }) => style)],
      unit: [...written.unit, ...optionsIn(fields, "unit")],
      accept: ["image/*", ".pdf", ".zip", ...optionsIn(fields, "accept")],
      action: [...calls.map(({ name }) => name), "export"],
      reference: fields.filter(refers).map(({ name }) => name),
      screen: model.menus.flatMap(({ key, type }) => (type === "screen" ? [key.split(".").at(-1) ?? key] : [])),
      component: written.component,
      title: Object.keys(model.titles)
        .filter((key) => !OWN_PATTERN.test(key))
        .map((key) => key.replace(/^titles\./, "")),
      feature: [...ALL_FEATURES, ...model.features.flatMap(({ name, isOwn }) => (isOwn ? [`./features/${name}`] : []))],
      called: calls.map(({ name, of }) => `${of}.${name}`),
      secret: ["all", ...resource, ...secrets],
      kind: Object.keys(fieldKinds),
      pattern: [
        ...Object.keys(patterns),
        ...Object.keys(model.titles).flatMap((key) => OWN_PATTERN.exec(key)?.[1] ?? []),
      ],
    },
    own: Object.fromEntries(resources.map((one) => [one.name, ownNames(one)])),
    parts: {
      account: identity?.account.resource,
      role: identity?.role.resource,
      menu: identity?.menu.resource,
      api_key: identity?.apiKey?.resource,
      provider: identity?.provider?.resource,
      owner: model.owner?.resource,
      schedule: model.schedule?.resource,
      trail: model.trail?.resource,
    },
  };
};

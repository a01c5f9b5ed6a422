// What an agent can learn of a resource before it asks for records: the fields and calls of its definition.
import type { CallModel, FieldModel, ResourceModel } from "../../../generator";
import { kindOf } from "../../../generator";
import { specialCallersOf } from "../../../platform/framework/door/despite";
import { fieldsHiddenFrom } from "../../../platform/framework/records/personal";
import type { Row } from "../../../platform/framework/storage/Store";
import { type Agent, callsOnResource, declaredCallOf } from "./Agent";
import { isForPeople } from "./isForPeople";

/** Leaves out members without information, so that an agent has less to read. */
const brief = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) =>
        value !== null &&
        value !== false &&
        value !== "" &&
        value !== undefined &&
        !(typeof value === "object" && Object.keys(value).length === 0),
    ),
  );

const valuesOf = ({ request: { platform, language } }: Agent, field: FieldModel): Row | null => {
  const of = platform.model.enums.find(({ name }) => name === field.options.enum);
  return of === undefined ? null : Object.fromEntries(of.values.map(({ value, label }) => [value, label[language]]));
};

const describeField = (agent: Agent, field: FieldModel, masked: ReadonlySet<string>): Row => {
  const { language } = agent.request;
  return brief({
    name: field.name,
    label: field.label[language],
    kind: field.kind,
    help: field.help?.[language],
    values: valuesOf(agent, field),
    refers_to: field.options.to,
    required: field.required,
    read_only: field.readonly,
    only_when_added: field.immutable,
    only_while: field.when,
    default: field.default,
    least: field.options.min,
    most: field.options.max,
    masked: masked.has(field.name),
    fields: field.of.map((one) => describeField(agent, one, masked)),
  });
};

const NONE: ReadonlySet<string> = new Set();

const describeCall = (agent: Agent, resource: ResourceModel, call: CallModel): Row => {
  const { model } = agent.request.platform;
  const { language } = agent.request;
  return brief({
    name: call.name,
    label: call.label[language],
    needs_keys:
      call.verb === "set" || call.verb === "del" || call.on === "row" || call.on === "record" || call.on === "bulk",
    values:
      call.verb === "action"
        ? call.params.filter(({ name }) => name !== resource.key).map((one) => describeField(agent, one, NONE))
        : null,
    only_while: call.when,
    follows: call.follows?.[language],
    changes_nothing: call.reads,
    for_people_only:
      isForPeople(model, resource, call, {}) ||
      !specialCallersOf(model, declaredCallOf(agent, resource, call), {}).apiKey,
  });
};

/** The resources that the agent may read or change, by name. */
export const findResources = (agent: Agent, text: string): readonly Row[] => {
  const { platform, language } = agent.request;
  const wanted = text.trim().toLowerCase();
  return platform.model.resources.flatMap((resource) => {
    const names = [resource.name, resource.label[language], resource.plural[language]];
    const calls = callsOnResource(agent, resource).map(({ name }) => name);
    if (calls.length === 0 || !names.some((name) => name.toLowerCase().includes(wanted))) return [];
    return [{ resource: resource.name, label: resource.plural[language], section: resource.section, calls }];
  });
};

export const describeResource = (agent: Agent, resource: ResourceModel): Row => {
  const { platform, caller, language } = agent.request;
  const table = platform.tables.get(resource.name);
  const masked = table === undefined ? NONE : fieldsHiddenFrom(platform, caller, table);
  return {
    resource: resource.name,
    label: resource.label[language],
    key: resource.key,
    title: resource.title,
    fields: resource.fields
      .filter((field) => !field.hidden && kindOf(field).storage(field) !== null)
      .map((field) => describeField(agent, field, masked)),
    calls: callsOnResource(agent, resource)
      .filter(({ verb }) => verb !== "list" && verb !== "get")
      .map((call) => describeCall(agent, resource, call)),
  };
};

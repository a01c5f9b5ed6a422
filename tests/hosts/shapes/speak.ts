// The console's data provider in front of a host of some shape, with the host.yaml that describes it.
import { loadModelFrom, type Model } from "../../../generator";
import { readSources } from "../../../generator/definition/readSources";
import { createDataProvider } from "../../../src/framework/providers/dataProvider";
import { sectionsFor } from "../../../src/framework/providers/sectionsFor";
import type { Calls, Sections } from "../../../src/framework/wire/contract";
import { setConfig } from "../../../src/framework/wire/config";
import { dialectOf } from "../../../src/framework/wire/dialect";
import { type Host, setHost } from "../../../src/framework/wire/Host";
import { host as specified } from "../../../src/generated/host";
import { sections } from "../../../src/generated/sections";
import type { Shape } from "../specified/Shape";

const { files, overrides } = readSources(process.cwd());

const LISTS = {
  data: "data: data, count: count",
  list: "data: data, rows: data.list, count: data.total",
  rows: "data: data, rows: data.rows, count: data.total",
  records: "data: data, rows: data.records, count: data.total",
  content: "data: data, rows: data.content, count: data.totalElements",
} satisfies Record<Shape["list"], string>;

const TIMES = {
  s: "s",
  ms: "ms",
  iso: "iso",
  clock: "{ pattern: 'YYYY-MM-DD HH:mm:ss', zone: Asia/Shanghai }",
} satisfies Record<Shape["time"], string>;

/** The lines of host.yaml that describe the shape. */
export const describe = ({ time, flag, number, list, counts }: Shape): string =>
  [
    "dialect:",
    `  answer: { code: code, success: [200], fields: data.fields, ${counts ? LISTS[list] : LISTS[list].replace(/, count: .*$/, "")} }`,
    `  values: { time: ${TIMES[time]}, flag: ${JSON.stringify(flag)}, number: ${number} }`,
    "",
  ].join("\n");

const withForms = (calls: Calls, model: Model, resource: string): Calls => {
  const names = model.resources.find(({ name }) => name === resource)?.wireNames ?? {};
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { ...call, form: { ...call.form, names } }]),
  );
};

/** The generated code of this console, as it is with that host.yaml. */
const sectionsWith = (model: Model): Sections =>
  Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [
      name,
      {
        ...section,
        load: async () => {
          const { resources, ...rest } = await section.load();
          const described = Object.entries(resources).map(([of, props]) => [
            of,
            { ...props, calls: async () => withForms(await props.calls(), model, of) },
          ]);
          return { ...rest, resources: Object.fromEntries(described) };
        },
      },
    ]),
  );

/** @throws Error when the lines are no host.yaml */
export const speak = (lines: string, base: string) => {
  const described = files.map((file) =>
    file.path === "resources/host.yaml" ? { ...file, text: `${file.text}\n${lines}` } : file,
  );
  const { model, problems } = loadModelFrom(described, overrides);
  if (model?.host == null) throw new Error(problems.map(({ message }) => message).join("\n"));
  const { dialect, can: _can, ...host } = model.host;
  const given: Host = { ...specified, ...host, can: [], lacks: {}, ...(dialect && { dialect: dialectOf(dialect) }) };
  setHost(given);
  setConfig({ base });
  return {
    model,
    provider: createDataProvider({ sections: sectionsFor(sectionsWith(model)), describe: ({ code }) => String(code) }),
  };
};

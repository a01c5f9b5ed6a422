// The console's data provider for a host of a certain shape, with the host.yaml that describes it.
import { loadModelFrom, type Model } from "../../../generator";
import { readSources } from "../../../generator/definition/readSources";
import { createDataProvider } from "../../../src/framework/providers/dataProvider";
import { sectionsFor } from "../../../src/framework/providers/sectionsFor";
import type { Calls, Sections } from "../../../src/framework/wire/contract";
import { setConfig } from "../../../src/framework/wire/config";
import { dialectOf } from "../../../features/hosts/dialect";
import { type Host, setHost } from "../../../src/framework/wire/Host";
import { host as specified } from "../../../src/generated/host";
import { sections } from "../../../src/generated/sections";
import { updateHostYaml } from "../../../probe/hostYaml";
import { AS_DECLARED, type HostShape } from "../../../probe/Shape";

const { files, written } = readSources(process.cwd());

const withForms = (calls: Calls, model: Model, resource: string): Calls => {
  const { wireNames: names = {}, wireTree = null } = model.resources.find(({ name }) => name === resource) ?? {};
  const form = { names, ...(wireTree && { tree: wireTree }) };
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, form }]));
};

/** The generated code of this console, for that host.yaml. */
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

/** The definitions, with these lines of host.yaml. */
export const modelWith = (shape: HostShape = AS_DECLARED): Model => {
  const described = files.map((file) =>
    file.path === "resources/host.yaml" ? { ...file, text: updateHostYaml(file.text, { shape }) } : file,
  );
  const { model, problems } = loadModelFrom(described, written);
  if (model === null) throw new Error(problems.map(({ message }) => message).join("\n"));
  return model;
};

export const speakDialect = (model: Model, base: string) => {
  const { dialect, can: _can, ...host } = model.host ?? {};
  const given: Host = { ...specified, ...host, can: [], lacks: {}, ...(dialect && { dialect: dialectOf(dialect) }) };
  setHost(given);
  setConfig({ base });
  return createDataProvider({ sections: sectionsFor(sectionsWith(model)), describe: ({ code }) => String(code) });
};

// @vitest-environment happy-dom
// Browser and platform compare the values of each field in the same way.
import { expect, it, describe } from "vitest";
import { comparisonOfField, type FieldModel, formatProblems, loadModel } from "../../generator";
import { sections as clinicSections } from "../../examples/clinic/src/generated/sections";
import { whereFields } from "../../src/framework/list/where/whereFields";
import type { Sections } from "../../src/framework/wire/contract";
import { sections } from "../../src/generated/sections";

const consoles: readonly { readonly root: string; readonly sections: Sections }[] = [
  { root: ".", sections },
  { root: "examples/clinic", sections: clinicSections },
];

describe.each(consoles)("conditions of the lists of $root", ({ root, sections: all }) => {
  const { model, problems } = loadModel(root);
  if (model === null) throw new Error(formatProblems(problems));
  const isTree = ({ options: { to } }: FieldModel): boolean =>
    model.resources.some(({ name, tree }) => name === to && tree !== null);

  it.each(model.resources.filter(({ views, tree }) => views.has.list && tree === null))(
    "of $name are about what its platform compares",
    async ({ name, section, fields }) => {
      const props = (await all[section]?.load())?.resources[name];
      if (props === undefined) throw new Error(`there is no ${name}`);
      const known = await whereFields({ ...props, asked: true });
      const listed = known.map(({ spec, numeric, ...compared }) => ({
        ...compared,
        ...(/^(choice|key)/.test(compared.as) && { numeric, offered: spec?.source }),
      }));
      const wanted = fields.flatMap((field) => {
        const compared = comparisonOfField(field, isTree(field));
        const offered = /^(choice|key)/.test(compared?.as ?? "") && { offered: field.source };
        return compared === null ? [] : [{ ...compared, source: field.source, ...offered }];
      });
      const byName = (one: { readonly source: string }, other: { readonly source: string }) =>
        one.source < other.source ? -1 : 1;
      expect(listed.toSorted(byName)).toEqual(wanted.toSorted(byName));
    },
  );
});

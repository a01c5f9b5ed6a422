// What may be written into a field that points elsewhere: never a stranger's row, and the refusal does not tell whether
// there is one.
import { describe, expect, it } from "vitest";
import { kindOf } from "../../generator";
import type { FieldModel, ResourceModel } from "../../generator";
import type { Record_ } from "../contract/Client";
import { draftOf } from "../contract/drafts";
import { ask, difference } from "./asking";
import { cellOf, noneOf, oneOf, rowThatIs, strangers } from "./cells";
import type { Cell } from "./cells";
import { isChosen } from "./choosing";
import type { Oracle } from "./Oracle";
import { PEOPLE } from "./World";
import type { Person, World } from "./World";

const pointing = ({ fields }: ResourceModel): readonly FieldModel[] =>
  fields.filter(({ options, readonly }) => "to" in options && !readonly);

const asValue = (field: FieldModel, key: unknown): unknown => (kindOf(field).wire(field) === "list" ? [key] : key);

const held = async (cell: Cell, field: FieldModel, record: Record_): Promise<readonly string[]> => {
  const { world, oracle, person, call } = cell;
  const target = oracle.resource(String(field.options.to));
  const stranger = oneOf(strangers(cell, target), cell);
  if (!stranger) return [];
  const key = stranger[target.key];
  const none = noneOf(cell, target);
  const there = await ask(world, person, call, { ...record, [field.name]: asValue(field, key) }, [key]);
  const nowhere = await ask(world, person, call, { ...record, [field.name]: asValue(field, none) }, [none]);
  const said = `${person} points ${field.name} to a stranger's ${target.name}: ${there.code}`;
  if (there.code === 200) return [`${said}, and it is stored`];
  return there.text === nowhere.text ? [] : [`${said} but to none such ${difference(there, nowhere)}`];
};

export const referenceMatrix = (
  open: () => { readonly world: World; readonly oracle: Oracle },
  resources: readonly ResourceModel[],
) => {
  const cells = resources.flatMap((resource) =>
    ["add", "set"].flatMap((name) => {
      const call = resource.calls.find((one) => one.name === name);
      return call && pointing(resource).length > 0 ? [{ name: `${resource.name}.${name}`, resource, call }] : [];
    }),
  );
  const recordFor = async (cell: Cell): Promise<Record_ | null> => {
    const { world, resource, call, person } = cell;
    if (call.verb === "add") return draftOf(world.client, await world.token(person), world.model, resource);
    const own = rowThatIs(cell, "own");
    return own ? { [resource.key]: own[resource.key] } : null;
  };
  describe("references", () => {
    it.each(cells)("lets $name point to no stranger's row", async ({ resource, call }) => {
      const at = open();
      const wrong: string[] = [];
      const people = PEOPLE.filter((person: Person) => isChosen(resource.name, call.name, person, "references"));
      for (const person of [...new Set([...people, "tenant" as const])]) {
        const cell = cellOf(at, resource, call, person);
        const record = cell.may ? await recordFor(cell) : null;
        if (record) for (const field of pointing(resource)) wrong.push(...(await held(cell, field, record)));
      }
      expect(wrong).toEqual([]);
    });
  });
};

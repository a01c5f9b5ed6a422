// References can never be set to a row out of reach, and the refusal does not reveal whether the row exists.
import { describe, expect, it } from "vitest";
import { kindOf } from "../../generator";
import type { FieldModel, ResourceModel } from "../../generator";
import type { JsonRecord } from "../contract/Client";
import { createDraft } from "../contract/drafts";
import { askForWholeAnswer, firstDifference } from "./asking";
import { cellOf, missingRow, pickRow, findRow, unreachableRows } from "./cells";
import type { Cell } from "./cells";
import { isTestChosen } from "./choosing";
import { leadingFieldOf } from "./Oracle";
import type { Oracle } from "./Oracle";
import { PEOPLE } from "./World";
import type { Person, World } from "./World";

/** A resource that a field can refer to, and the values of the other fields that select this resource. */
interface Way {
  readonly field: FieldModel;
  readonly to: string;
  readonly beside: JsonRecord;
}

const methodsOf = (field: FieldModel): readonly Way[] => {
  const lead = leadingFieldOf(field);
  if (lead === null) return "to" in field.options ? [{ field, to: String(field.options.to), beside: {} }] : [];
  return Object.entries(lead.to).map(([value, to]) => ({
    field,
    to: String(to),
    beside: { [lead.by]: /^\d+$/.test(value) ? Number(value) : value },
  }));
};

const pointing = ({ fields }: ResourceModel): readonly Way[] =>
  fields.filter(({ readonly }) => !readonly).flatMap(methodsOf);

const asValue = (field: FieldModel, key: unknown): unknown => {
  const wire = kindOf(field).wire(field);
  if (wire === "list") return [key];
  return wire === "text" ? String(key) : key;
};

const held = async (cell: Cell, { field, to, beside }: Way, record: JsonRecord): Promise<readonly string[]> => {
  const { world, oracle, person, call } = cell;
  const target = oracle.resource(to);
  const stranger = pickRow(unreachableRows(cell, target), cell);
  if (!stranger) return [];
  const key = stranger[target.key];
  const none = missingRow(cell, target);
  const point = (at: unknown) =>
    askForWholeAnswer(world, person, call, { ...record, ...beside, [field.name]: asValue(field, at) }, [at]);
  const there = await point(key);
  const nowhere = await point(none);
  const said = `${person} points ${field.name} to a stranger's ${target.name}: ${there.code}`;
  if (there.code === 200) return [`${said}, and it is stored`];
  return there.text === nowhere.text ? [] : [`${said} but to none such ${firstDifference(there, nowhere)}`];
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
  const recordFor = async (cell: Cell): Promise<JsonRecord | null> => {
    const { world, resource, call, person } = cell;
    if (call.verb === "add") return createDraft(world.client, await world.token(person), world.model, resource);
    const own = findRow(cell, "own");
    return own ? { [resource.key]: own[resource.key] } : null;
  };
  describe("references", () => {
    it.each(cells)("refuses a reference of $name to a row of another company", async ({ resource, call }) => {
      const at = open();
      const wrong: string[] = [];
      const people = PEOPLE.filter((person: Person) => isTestChosen(resource.name, call.name, person, "references"));
      for (const person of [...new Set([...people, "tenant" as const])]) {
        const cell = cellOf(at, resource, call, person);
        const record = cell.may ? await recordFor(cell) : null;
        if (record) for (const way of pointing(resource)) wrong.push(...(await held(cell, way, record)));
      }
      expect(wrong).toEqual([]);
    });
  });
};

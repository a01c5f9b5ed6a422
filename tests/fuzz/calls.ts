// Makes bodies for a call: mostly valid, with a few unexpected values.
import * as fc from "fast-check";
import { kindOf, NO_SAMPLES } from "../../generator";
import type { CallModel, Draw, FieldModel, Json, ResourceModel } from "../../generator";
import { KeyValuePairs } from "./json";
import { largeValues, smallValues } from "./values";

const PAGING = ["page_index", "page_no", "page_size", "sort_field", "sort_order", "q"];
const ODD = [
  "__proto__",
  "constructor",
  "row_version",
  "request_id",
  "format",
  "zone",
  "retry",
  "rows",
  "id",
  "type",
  "",
];

const draw: Draw = {
  samples: NO_SAMPLES,
  row: 0,
  now: Math.floor(Date.now() / 1000),
  integer: (min) => min,
  pick: (from) => {
    const [first] = from;
    if (first === undefined) throw new Error("nothing to pick from");
    return first;
  },
  chance: () => true,
  reference: () => 1,
};

const plain = (field: FieldModel): Json => field.default ?? field.sample[0] ?? kindOf(field).sample(field, draw);

const paramsOf = (resource: ResourceModel, call: CallModel): readonly FieldModel[] =>
  call.params.length > 0 || call.verb === "action" ? call.params : resource.fields;

const namesFor = (fields: readonly FieldModel[]): readonly string[] => [
  ...fields.map(({ name }) => name),
  ...fields.flatMap(({ name, filter }) => (filter === "range" ? [`${name}_begin`, `${name}_end`] : [])),
];

/** Unexpected values, most of them small, because a large value takes fifty times as long. */
const surprise = fc.oneof({ weight: 60, arbitrary: smallValues }, { weight: 1, arbitrary: largeValues });

export const paramsArbitrary = (resource: ResourceModel, call: CallModel): fc.Arbitrary<KeyValuePairs> => {
  const fields = paramsOf(resource, call);
  const isReading = call.verb === "list" || call.verb === "get";
  const names = [...namesFor(fields), ...(isReading ? PAGING : []), resource.key];
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  );
  const expected = fc
    .subarray(fields.filter(({ readonly }) => !readonly || isReading))
    .map((some) => some.map((field): readonly [string, unknown] => [field.name, plain(field)]));
  const constants = Object.entries(call.constants);
  return fc.tuple(expected, fc.array(fc.tuple(name, surprise), { minLength: 1, maxLength: 4 })).map(([kept, odd]) => {
    const taken = new Set(odd.map(([one]) => one));
    return new KeyValuePairs([...constants, ...kept.filter(([one]) => !taken.has(one)), ...odd]);
  });
};

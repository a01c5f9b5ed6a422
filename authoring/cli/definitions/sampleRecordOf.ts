// A record with a value for each field, as in the demo rows.
import { kindOf, type Model, type ResourceModel } from "../../../generator";

export const sampleRecordOf = (
  { samples }: Model,
  { key, fields }: ResourceModel,
): Readonly<Record<string, unknown>> => {
  const draw = {
    samples,
    row: 1,
    now: Math.floor(Date.now() / 1000),
    integer: (least: number) => least,
    pick: <T>(from: readonly T[]): T => {
      const [first] = from;
      if (first === undefined) throw new Error("nothing to pick from");
      return first;
    },
    chance: () => true,
    reference: () => 1,
  };
  const values = fields
    .filter((field) => kindOf(field).storage(field) !== null)
    .map((field) => [field.name, field.default ?? field.sample[0] ?? kindOf(field).sample(field, draw)]);
  return { [key]: 1, ...Object.fromEntries(values) };
};

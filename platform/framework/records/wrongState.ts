// Refusals of calls that the state of a record does not allow. They name the state and the calls that are possible.
import type { Model, Words } from "../../../generator";
import { forLanguages } from "../../../shared/schema/languages";
import { decode } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import { Failure } from "../wire/Failure";
import { wordsInAllLanguages } from "../wire/platformWords";

const ONLY_IN = wordsInAllLanguages("state.only_in");
const ONLY_TO = wordsInAllLanguages("state.only_to");
const FINAL = wordsInAllLanguages("state.final");
const FLAGS: readonly Words[] = [wordsInAllLanguages("state.no"), wordsInAllLanguages("state.yes")];
const BETWEEN = wordsInAllLanguages("state.between");

type Knowing = Pick<Model, "enums">;

/** The label of a value in this column. */
const wordsOf = ({ enums }: Knowing, { wire, field: { options } }: Column, value: unknown): Words => {
  const flag = wire === "boolean" ? FLAGS[Number(value)] : undefined;
  const known = enums
    .find((one) => one.name === options.enum)
    ?.values.find((one) => String(one.value) === String(value));
  return flag ?? known?.label ?? forLanguages(() => (value === "" ? "–" : String(value)));
};

const refusal = (model: Knowing, table: Table, row: Row, name: string, labels: Words, possible: readonly unknown[]) => {
  const column = table.byName.get(name);
  if (column === undefined) throw new Error(`${table.name} has no field ${name}`);
  const named = possible.map((value) => wordsOf(model, column, value));
  const advice = forLanguages((language) =>
    labels[language].replace("{{possible}}", named.map((one) => one[language]).join(BETWEEN[language])),
  );
  const now = wordsOf(model, column, decode(column, row[name]));
  const fields = { [name]: "invalid.transition" };
  return new Failure(519, "transition", { fields }, { label: column.field.label, now, advice });
};

/** The refusal of an action that requires one of these values in the field `name`. */
export const wrongStateFailure = (
  { model }: { readonly model: Knowing },
  table: Table,
  row: Row,
  name: string,
  possible: readonly unknown[],
): Failure => refusal(model, table, row, name, ONLY_IN, possible);

/** The refusal to change the field `name`. `possible`: the values that it may get; by default, those of transitions. */
export const transitionFailure = (
  { model }: { readonly model: Knowing },
  table: Table,
  row: Row,
  name: string,
  possible: readonly unknown[] = nextOf(table, row, name),
): Failure => refusal(model, table, row, name, possible.length > 0 ? ONLY_TO : FINAL, possible);

/** The values that the field may get after its present value. */
const nextOf = ({ byName, resource: { transitions } }: Table, row: Row, name: string): readonly unknown[] => {
  const column = byName.get(name);
  const now = column && String(decode(column, row[name]));
  return transitions.filter(({ field, from }) => field === name && String(from) === now).flatMap(({ to }) => to);
};

// Refusals of what the state of a record does not allow. They say in which state it is, and what is possible.
import type { Language, Model, Words } from "../../../generator";
import { decode } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import { Failure } from "../wire/Failure";

const ONLY_IN = {
  en: "This can be done only while it is: {{possible}}.",
  "zh-CN": "仅在以下情况可执行：{{possible}}。",
  "zh-TW": "僅在以下情況可執行：{{possible}}。",
} satisfies Words;
const ONLY_TO = {
  en: "From there it can only become: {{possible}}.",
  "zh-CN": "只能变更为：{{possible}}。",
  "zh-TW": "只能變更為：{{possible}}。",
} satisfies Words;
const FINAL = {
  en: "That is final.",
  "zh-CN": "该状态不能再变更。",
  "zh-TW": "該狀態不能再變更。",
} satisfies Words;
const FLAGS: readonly Words[] = [
  { en: "no", "zh-CN": "否", "zh-TW": "否" },
  { en: "yes", "zh-CN": "是", "zh-TW": "是" },
];
const BETWEEN = { en: ", ", "zh-CN": "、", "zh-TW": "、" } satisfies Words;

const inEach = (word: (language: Language) => string): Words => ({
  en: word("en"),
  "zh-CN": word("zh-CN"),
  "zh-TW": word("zh-TW"),
});

type Knowing = Pick<Model, "enums">;

/** What people call a value of this column. */
const wordsOf = ({ enums }: Knowing, { wire, field: { options } }: Column, value: unknown): Words => {
  const flag = wire === "boolean" ? FLAGS[Number(value)] : undefined;
  const known = enums
    .find((one) => one.name === options.enum)
    ?.values.find((one) => String(one.value) === String(value));
  return flag ?? known?.label ?? inEach(() => (value === "" ? "–" : String(value)));
};

const refusal = (model: Knowing, table: Table, row: Row, name: string, told: Words, possible: readonly unknown[]) => {
  const column = table.byName.get(name);
  if (column === undefined) throw new Error(`${table.name} has no field ${name}`);
  const named = possible.map((value) => wordsOf(model, column, value));
  const advice = inEach((language) =>
    told[language].replace("{{possible}}", named.map((one) => one[language]).join(BETWEEN[language])),
  );
  const now = wordsOf(model, column, decode(column, row[name]));
  const fields = { [name]: "invalid.transition" };
  return new Failure(519, "transition", { fields }, { label: column.field.label, now, advice });
};

/** For an action that needs one of these values in the field `name`. */
export const notWhile = (
  { model }: { readonly model: Knowing },
  table: Table,
  row: Row,
  name: string,
  possible: readonly unknown[],
): Failure => refusal(model, table, row, name, ONLY_IN, possible);

/** For a change of the field `name` to what is not `possible`: by default, what its transitions allow. */
export const cannotBecome = (
  { model }: { readonly model: Knowing },
  table: Table,
  row: Row,
  name: string,
  possible: readonly unknown[] = nextOf(table, row, name),
): Failure => refusal(model, table, row, name, possible.length > 0 ? ONLY_TO : FINAL, possible);

/** The values that the field may have after the one in the row. */
const nextOf = ({ byName, resource: { transitions } }: Table, row: Row, name: string): readonly unknown[] => {
  const column = byName.get(name);
  const now = column && String(decode(column, row[name]));
  return transitions.filter(({ field, from }) => field === name && String(from) === now).flatMap(({ to }) => to);
};

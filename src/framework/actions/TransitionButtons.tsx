import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import type { Enumeration, Writer } from "../wire/contract";
import { valueKey } from "../wire/enumeration";
import { useAllowed } from "../resource/access";
import { useResourceProps } from "../resource/resource";
import { useFieldLabel } from "../resource/label";
import { textAt, valueAt } from "../resource/valueAt";
import type { Row } from "../resource/Row";
import { useChange } from "../resource/useChange";
import { useMayWrite } from "../resource/writers";
import { nextValues, type Transitions } from "../resource/transitions";
import { ActionButton } from "./ActionButton";
import type { ActionRequest, AmountOf } from "./ActionRequest";
import { useActionSelection } from "./ActionSelection";
import { RecordMessage } from "./RecordMessage";
import { inputSourcesOf } from "./resolverOf";
import { useSelectionButton } from "./Many";

export interface TransitionButtonsProps {
  readonly source: string;
  readonly of: Enumeration;
  readonly transitions: Transitions;
  /** Limits who may change the state, among accounts that may change the record. */
  readonly writer?: Writer;
  /** For a state: inputs for the fields that it requires. */
  readonly asks?: Readonly<Record<string, ReactNode>>;
  /** The amount on the button of a state in which money leaves. */
  readonly amount?: AmountOf;
}

const ICONS = {
  success: "check",
  warning: "warning",
  error: "close",
  info: "arrow_right",
  default: "arrow_right",
} as const;

/** A button for every state that follows the state of the record, or of any selected record. */
export const TransitionButtons = ({ source, of, transitions, writer, asks = {}, amount }: TransitionButtonsProps) => {
  const translate = useTranslate();
  const allowed = useAllowed("set");
  const label = useFieldLabel(source);
  const resource = useResourceContext() ?? "";
  const props = useResourceProps();
  const record = useRecordContext<Row>();
  const change = useChange(resource);
  const mayWrite = useMayWrite();
  const selection = useActionSelection();
  const buttonOf = useSelectionButton();
  if (!allowed) return null;
  const word = (value: unknown) => translate(valueKey(of, value), { _: String(value) });
  const act = (to: string | number) =>
    translate(`acts.${of.name}.${to}`, { _: translate("ui.transition.button", { to: word(to) }) });
  const endOf = (to: string | number) => of.values.find((one) => String(one.value) === String(to));
  const iconOf = (to: string | number) => ICONS[endOf(to)?.color ?? "default"];
  const isEnd = (to: string | number) => endOf(to)?.danger ?? endOf(to)?.color === "error";
  // A final state of success is good news. If money is paid, its dialog is red, but its button stays a main button.
  const isLast = (to: string | number) => isEnd(to) && endOf(to)?.color !== "success";
  if (!record) {
    const applies = (to: string | number) => (row: Row) =>
      mayWrite(writer, row) && nextValues(transitions, row, source).includes(to);
    // States that no transition leads to have no button.
    const reached = new Set(Object.values(transitions).flat().map(String));
    const targets = of.values.filter(({ value }) => reached.has(String(value)));
    return targets.flatMap(({ value: to }) =>
      selection?.all !== undefined || selection?.rows.some(applies(to))
        ? buttonOf({
            label: act(to),
            icon: iconOf(to),
            danger: isEnd(to),
            applies: applies(to),
            restricted: { what: `${source}.${to}`, writer },
            ask: asks[to],
            order: { call: "set", values: { [source]: to } },
            step: (row, answers) => change(row, { ...answers, [source]: to }, answers),
          })
        : [],
    );
  }
  if (!mayWrite(writer, record)) return null;
  const now = valueAt(record, source);
  const name = textAt(record, props?.title, `#${record.id}`);
  const questionOf = (to: string | number): ReactNode => {
    const own = translate(`${resource}.questions.${source}.${to}`, { _: "" });
    if (own === "" || !props) return translate("ui.action.ask_one", { action: act(to), name });
    return <RecordMessage words={own} record={record} of={props} />;
  };
  const request = (to: string | number): ActionRequest => ({
    label: act(to),
    question: questionOf(to),
    about: record,
    consequence: translate("ui.transition.now", { label, from: word(now), to: word(to) }),
    names: [],
    count: 1,
    danger: isEnd(to),
    ...(amount && isEnd(to) && !isLast(to) && { amount: { ...amount, label: act(to) } }),
    ask: asks[to],
    start: Object.fromEntries(inputSourcesOf(asks[to]).map((name) => [name, valueAt(record, name)])),
    success: () => translate("ui.transition.done", { name, to: word(to) }),
    run: async (answers) => {
      await change(record, { ...answers, [source]: to });
      return { done: 1, failed: [] };
    },
  });
  return nextValues(transitions, record, source).map((to) => (
    <ActionButton key={to} label={act(to)} icon={iconOf(to)} danger={isLast(to)} request={() => request(to)} />
  ));
};

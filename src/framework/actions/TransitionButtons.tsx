import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import type { Enumeration, Writer } from "../wire/contract";
import { valueKey } from "../wire/enumeration";
import { useAllowed } from "../resource/access";
import { useResourceProps } from "../resource/resource";
import { useFieldLabel } from "../resource/label";
import { textAt, valueAt } from "../resource/valueAt";
import type { Row } from "../resource/Row";
import { useChange } from "../resource/useChange";
import { useMayWrite } from "../resource/writers";
import { movesFrom, type Transitions } from "../resource/transitions";
import { ActionButton } from "./ActionButton";
import type { ActionRequest } from "./ActionRequest";

export interface TransitionButtonsProps {
  readonly source: string;
  readonly of: Enumeration;
  readonly transitions: Transitions;
  /** Restricts who may change the state, among the accounts that may change the record. */
  readonly writer?: Writer;
}

const ICONS = {
  success: "check",
  warning: "warning",
  error: "close",
  info: "arrow_right",
  default: "arrow_right",
} as const;

/** A button for every state that the record can change to. */
export const TransitionButtons = ({ source, of, transitions, writer }: TransitionButtonsProps) => {
  const translate = useTranslate();
  const allowed = useAllowed("set");
  const label = useFieldLabel(source);
  const resource = useResourceContext() ?? "";
  const title = useResourceProps()?.title;
  const record = useRecordContext<Row>();
  const change = useChange(resource);
  const mayWrite = useMayWrite();
  if (!record || !allowed || !mayWrite(writer, record)) return null;
  const now = valueAt(record, source);
  const word = (value: unknown) => translate(valueKey(of, value), { _: String(value) });
  const act = (to: string | number) =>
    translate(`acts.${of.name}.${to}`, { _: translate("kit.transition.button", { to: word(to) }) });
  const name = textAt(record, title, `#${record.id}`);
  const request = (to: string | number): ActionRequest => ({
    label: act(to),
    question: translate("kit.action.ask", { action: act(to) }),
    about: record,
    consequence: translate("kit.transition.now", { label, from: word(now) }),
    names: [],
    count: 1,
    danger: of.values.find((one) => one.value === to)?.color === "error",
    ask: null,
    success: translate("kit.transition.done", { name, to: word(to) }),
    run: async () => {
      await change(record, { [source]: to });
      return { done: 1, failed: [] };
    },
  });
  return movesFrom(transitions, record, source).map((to) => (
    <ActionButton
      key={to}
      label={act(to)}
      icon={ICONS[of.values.find((one) => String(one.value) === String(to))?.color ?? "default"]}
      request={() => request(to)}
    />
  ));
};

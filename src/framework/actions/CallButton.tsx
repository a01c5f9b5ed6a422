import { RecordContextProvider, useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { Children, type ReactNode } from "react";
import type { Call, Payload } from "../wire/contract";
import { useAllowed } from "../resource/access";
import { useResourceProps } from "../resource/resource";
import { refusalOf } from "../resource/refusals";
import { textAt, valueAt } from "../resource/valueAt";
import { useMayWrite } from "../resource/writers";
import type { Row } from "../resource/Row";
import { ActionButton } from "./ActionButton";
import { type ActionRequest, type AmountOf, type QuoteOf, runEach } from "./ActionRequest";
import type { ReadRequest } from "./ReadRequest";
import { useActionSelection } from "./ActionSelection";
import { type OpenedRecords, RecordMessage } from "./RecordMessage";
import { useSelectionButton } from "./Many";
import { callServer } from "./callServer";
import { useCallingDataProvider } from "../resource/useCallingDataProvider";

/** For a field: the values with which a record has this button. */
export type RecordCondition = Readonly<Record<string, readonly (string | number)[]>>;

export interface CallButtonProps {
  readonly call: Call;
  /** The name of an icon. */
  readonly icon?: string;
  /** Whether a dialog asks first. */
  readonly confirm?: boolean;
  /** Whether money is paid, or something is ended. */
  readonly danger?: boolean;
  /** Whether the call only reads. A panel then shows the answer at once. */
  readonly reads?: boolean;
  readonly when?: RecordCondition;
  /** Inputs for values of the call. */
  readonly ask?: ReactNode;
  /** The initial values of these inputs. */
  readonly start?: Payload;
  /** A call that computes the price of these values. */
  readonly quote?: QuoteOf;
  /** The amount in the text of the button, after the text `<resource>.amount.<call>` or after the label. */
  readonly amount?: AmountOf;
  /** The button of another action. It is offered if this action is refused because something has changed. */
  readonly otherwise?: ReactNode;
  /** For a parameter: the field of the record that has its value, if the names differ. */
  readonly from?: Readonly<Record<string, string>>;
  /** The field with the address of the server to call. If it is empty, the button is hidden. */
  readonly address?: string;
  /** Fields that draw the answer of the call. */
  readonly answer?: ReactNode;
  /** The label, in place of `<resource>.actions.<call>`. */
  readonly label?: string;
  /** Records that the action creates, and their list. Their `target` has the value of `source` in this record. */
  readonly opens?: OpenedRecords;
}

export const meetsCondition = (when: RecordCondition | undefined, record: unknown): boolean =>
  Object.entries(when ?? {}).every(([field, values]) =>
    values.some((one) => String(one) === String(valueAt(record, field))),
  );

/** The parameters of a call: values of the record, and entered values. */
export const paramsOf = (
  call: Call,
  record: unknown,
  answers: Payload,
  from: Readonly<Record<string, string>> = {},
): Payload => {
  const fields = Object.keys(call.fields);
  const taken = fields.flatMap((field): readonly (readonly [string, unknown])[] => {
    const value = valueAt(record, from[field] ?? field);
    return value === undefined ? [] : [[field, value]];
  });
  return { ...Object.fromEntries(taken), ...answers };
};

/** A button for a call in the definition: about a record, the selection, or the whole list. */
export const CallButton = ({
  call,
  icon = "play",
  confirm = false,
  danger = false,
  reads = false,
  when,
  ask,
  start = {},
  quote,
  amount,
  otherwise,
  from,
  address,
  answer,
  label,
  opens,
}: CallButtonProps) => {
  const translate = useTranslate();
  const allowed = useAllowed(call.name);
  const resource = useResourceContext();
  const props = useResourceProps();
  const title = props?.title;
  const mayWrite = useMayWrite();
  const record = useRecordContext<Row>();
  const selection = useActionSelection();
  const dataProvider = useCallingDataProvider();
  const buttonOf = useSelectionButton();
  const applies = (row: Row | null): boolean =>
    row === null ||
    (mayWrite(props?.writers?.[call.name], row) &&
      meetsCondition(when, row) &&
      refusalOf(row, call.name) === null &&
      (address === undefined || textAt(row, address).trim() !== ""));
  if (!allowed || !applies(record ?? null)) return null;
  const isSelected = !record && selection !== null;
  const shown = Children.count(answer) > 0;
  const isWhole = isSelected && selection.all !== undefined;
  // A task shows no answer and calls no other server, so there is no button for all records.
  if (isWhole && (shown || address !== undefined)) return null;
  if (isSelected && !isWhole && (!selection.rows.some(applies) || (selection.ofRows && shown))) return null;
  const words = translate(label ?? `${resource}.actions.${call.name}`, { _: call.name });
  const nameOf = (row: Row | null) => textAt(row, title, String(row?.id ?? ""));
  const serverOf = (row: Row | null) => textAt(row, address).trim();
  const perform = (row: Row | null, answers: Payload) => {
    const params = paramsOf(call, row, answers, from);
    const server = serverOf(row);
    if (server === "") return dataProvider.call(call, params, { once: true });
    return callServer(server, translate, () => dataProvider.call(call, params, { address: server }));
  };
  const follows = translate(`${resource}.follows.${call.name}`, { _: "" });
  const takesList = call.fields[call.key] === "list";
  if (isSelected && (isWhole || !takesList)) {
    return buttonOf({
      label: words,
      icon,
      danger,
      follows,
      applies,
      restricted: { what: call.name, writer: props?.writers?.[call.name] },
      ask: Children.count(ask) > 0 ? ask : null,
      start,
      order: { call: call.name },
      step: perform,
    });
  }
  if (reads && !isSelected) {
    const row = record ?? null;
    const look = (): ReadRequest => ({
      label: words,
      name: nameOf(row),
      ask: Children.count(ask) > 0 ? ask : null,
      start,
      look: async (answers) => (await perform(row, answers)).data,
      answer,
    });
    return <ActionButton label={words} icon={icon} lesser request={look} />;
  }
  const request = async (): Promise<ActionRequest> => {
    const chosen: readonly (Row | null)[] = record ? [record] : selection ? await selection.records() : [null];
    const rows = chosen.filter(applies);
    const names = rows.filter((one) => one !== null).map(nameOf);
    const gone = isSelected ? selection.count - chosen.length : 0;
    const skipped = chosen.length - rows.length;
    const [server, ...servers] = new Set(rows.map(serverOf));
    const goes = server && servers.length === 0 ? translate("ui.action.sent_to", { address: server }) : null;
    const [only] = rows;
    const own = translate(`${resource}.question.${call.name}`, { _: "" });
    const isOwn = own !== "" && rows.length === 1 && props !== null;
    const question = isOwn ? (
      <RecordMessage words={own} record={{ ...only }} of={props} />
    ) : (
      translate(names.length > 1 ? "ui.action.ask_many" : names.length > 0 ? "ui.action.ask_one" : "ui.action.ask", {
        action: words,
        name: names[0],
        count: names.length,
      })
    );
    const asks = Children.count(ask) > 0;
    const shows = shown && rows.length === 1;
    let answered: unknown = null;
    return {
      label: words,
      question:
        confirm || isOwn || names.length > 1 || skipped + gone > 0 || (shows && !asks && !reads) ? question : null,
      consequence:
        [
          ...(skipped > 0 ? [translate("ui.action.skipped", { count: skipped })] : goes ? [goes] : []),
          ...(gone > 0 ? [translate("ui.bulk.gone", { count: gone })] : []),
          ...(isSelected && selection.below > 0 && follows === ""
            ? [translate("ui.tree.below", { count: selection.below })]
            : []),
        ].join(" ") || null,
      follows,
      ...(rows.length === 1 && only && { about: only }),
      names,
      count: rows.length,
      danger,
      ask: asks ? ask : null,
      start,
      ...(quote && { quote }),
      ...(amount && { amount: { ...amount, label: translate(`${resource}.amount.${call.name}`, { _: words }) } }),
      otherwise,
      success: (answers) => {
        if (reads) return "";
        const done = translate(`${resource}.done.${call.name}`, { _: "" });
        if (names.length > 1 || done === "")
          return translate("ui.bulk.success", { action: words, count: Math.max(1, names.length) });
        return props === null ? (
          done
        ) : (
          <RecordMessage words={done} record={{ ...only, ...answers }} of={props} opens={opens} />
        );
      },
      run: (answers, progress) =>
        takesList && rows.length > 0
          ? runEach(
              [rows],
              () => words,
              () => dataProvider.call(call, { ...answers, [call.key]: rows.map((one) => one?.id) }, { once: true }),
              progress,
            )
          : runEach(
              rows,
              nameOf,
              async (row) => {
                answered = (await perform(row, answers)).data;
              },
              progress,
            ),
      ...(shows && {
        answer: () => <RecordContextProvider value={{ ...Object(answered) }}>{answer}</RecordContextProvider>,
      }),
      after: () => selection?.clear(),
    };
  };
  return <ActionButton label={words} icon={icon} danger={danger} request={request} disabled={selection?.count === 0} />;
};

// The history of the record of a page: who did what and when, and which values changed. The latest entry comes first.
import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { useConsole } from "../../../src/framework/shell/Console";
import { Button } from "../../../src/framework/ui/Button";
import { LoadingLines } from "../../../src/framework/ui/LoadingLines";
import { ReferenceValue } from "../../../src/framework/value/ReferenceValue";
import { TimestampValue } from "../../../src/framework/value/TimestampValue";
import { ChangeList } from "./ChangeList";
import type { FieldChange, HistoryEntry } from "./HistoryEntry";
import { historyWords } from "./historyWords";
import { useHistory } from "./useHistory";
import { describeEvent, isByPlatform } from "./whatOf";
import "./history.css";

const Who = ({ account, name }: Pick<HistoryEntry, "account" | "name">) => {
  const translate = useTranslate();
  const { accounts } = useConsole();
  if (account !== "" && accounts !== undefined)
    return <ReferenceValue value={account} of={accounts} otherwise={name} />;
  return name === "" ? translate("history.platform") : name;
};

/** The trail leaves out zeros. Adds them to a change from or to zero, so that it has both sides: “Online → Offline”. */
const withZeros = (change: FieldChange): FieldChange => {
  const { before, after } = change;
  if (typeof before === "number" && after === undefined) return { ...change, after: 0 };
  return typeof after === "number" && before === undefined ? { ...change, before: 0 } : change;
};

/** The number of changes of an entry that are shown at first. */
const FIRST = 3;

/** The changes of an entry, without fields that only repeat the time of the entry. */
const withoutTime = ({ at, changes }: HistoryEntry): readonly FieldChange[] => {
  const others = changes.filter(({ after }) => after !== at);
  return others.length === 0 ? changes : others;
};

interface LineProps {
  readonly entry: HistoryEntry;
  readonly record: Readonly<Record<string, unknown>>;
}

const Line = ({ entry, record }: LineProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? "";
  const isNamed = entry.account !== "" || entry.name !== "" || isByPlatform(entry);
  return (
    <li className="history-line" data-event={entry.event} data-by={entry.account === "" ? "platform" : "person"}>
      <p>
        {isNamed && (
          <span className="history-who">
            <Who account={entry.account} name={entry.name} />
          </span>
        )}
        {entry.key !== "" && ` (${translate("history.key", { key: entry.key })})`}{" "}
        <span className={isNamed ? undefined : "history-who"}>
          {describeEvent(entry, resource, translate, isNamed)}
        </span>
      </p>
      <ChangeList
        changes={entry.event === "set" ? withoutTime(entry).map(withZeros) : withoutTime(entry)}
        record={record}
        // The page shows what was created.
        first={entry.event === "add" ? 0 : FIRST}
      />
      <span className="history-when">
        <TimestampValue value={entry.at} />
      </span>
    </li>
  );
};

const History = ({ record }: { readonly record: Readonly<Record<string, unknown>> & { id: string | number } }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? "";
  const { entries, total, error, isPending, isMoreComing, more, again } = useHistory(resource, record.id);
  const left = total - entries.length;
  return (
    <div className="history" aria-busy={isPending || isMoreComing}>
      {isPending && <LoadingLines count={6} height={24} />}
      {!isPending && !error && entries.length === 0 && <p className="ui-quiet">{translate("history.none")}</p>}
      {entries.length > 0 && (
        <ol aria-label={translate("history.tab")}>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} record={record} />
          ))}
        </ol>
      )}
      {error && (
        <p role="alert">
          {failureWords(error, translate)}{" "}
          <Button onClick={() => (entries.length > 0 ? more() : again())}>{translate("ui.retry")}</Button>
        </p>
      )}
      {left > 0 && !error && (
        <Button variant="text" color="primary" onClick={() => more()} disabled={isMoreComing}>
          {translate("history.earlier", { count: left })}
        </Button>
      )}
    </div>
  );
};

/** The history of the record in the context. */
export const HistoryTab = () => {
  const record = useRecordContext();
  return record === undefined ? null : (
    <WithWords of={historyWords} otherwise={<LoadingLines count={6} height={24} />}>
      <History record={record} />
    </WithWords>
  );
};

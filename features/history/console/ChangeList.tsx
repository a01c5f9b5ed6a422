import { useTranslate } from "ra-core";
import { useState } from "react";
import { KindOfRecord } from "../../../src/framework/resource/KindOfRecord";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { Button } from "../../../src/framework/ui/Button";
import { Blank } from "../../../src/framework/value/Blank";
import { ShownField } from "../../../src/framework/value/ShownField";
import { differenceOf, type TextPart } from "./differences";
import type { FieldChange } from "./HistoryEntry";
import "./history.css";

type Values = Readonly<Record<string, unknown>>;

interface ChangeListProps {
  readonly changes: readonly FieldChange[];
  /** The present record, for values that did not change, such as the currency of an amount. */
  readonly record?: Values;
  /** The number of changes shown at first. */
  readonly first?: number;
}

/**
 * The number of changes that are shown at first, and the least number of further changes for which there is a button.
 */
const FIRST = 8;
const WORTH = 3;

const MARKS = { same: "span", removed: "del", added: "ins" } as const;

const TextDifference = ({ pieces }: { readonly pieces: readonly TextPart[] }) => (
  <span className="history-text">
    {pieces.map(({ is, text }, at) => {
      const Mark = MARKS[is];
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
      return <Mark key={at}>{text}</Mark>;
    })}
  </span>
);

interface SideProps {
  readonly source: string;
  readonly value: unknown;
  readonly values: Values;
}

const Side = ({ source, value, values }: SideProps) => {
  const translate = useTranslate();
  const isField = useFieldLabels()(source) !== source;
  if (value === undefined) return <Blank />;
  if (source === "list" && !isField) return <KindOfRecord of={String(value)} />;
  const fact = isField ? "" : translate(`history.${source}.${String(value)}`, { _: "" });
  return fact === "" ? <ShownField source={source} record={{ ...values, [source]: value }} /> : fact;
};

interface ChangeProps {
  readonly change: FieldChange;
  /** All values before, and all values after. */
  readonly sides: readonly [Values, Values];
}

const Change = ({ change, sides: [old, now] }: ChangeProps) => {
  const translate = useTranslate();
  const { field } = change;
  const difference = differenceOf(change);
  if (difference.is === "secret") return <span className="ui-quiet">{translate("history.secret")}</span>;
  if (difference.is === "text") return <TextDifference pieces={difference.pieces} />;
  const { before, after } = difference;
  const isNew = change.before === undefined;
  const isGone = change.after === undefined;
  const isItems = !isNew && !isGone && Array.isArray(change.before) && Array.isArray(change.after);
  return (
    <>
      {!isNew && before !== undefined && (
        <del className="history-side">
          <span className="ui-unseen">{translate(isItems ? "history.removed" : "history.before")} </span>
          <Side source={field} value={before} values={old} />
        </del>
      )}
      {!isNew && !isItems && <span aria-hidden="true">→</span>}
      {(!isItems || after !== undefined) && (
        <ins className="history-side">
          {isItems && <span aria-hidden="true">+ </span>}
          {!isNew && <span className="ui-unseen">{translate(isItems ? "history.added" : "history.after")} </span>}
          <Side source={field} value={after} values={now} />
        </ins>
      )}
    </>
  );
};

/** The label of a field of the resource, of a fact about the event, or of a kind of record with changes. */
const ChangeLabel = ({ of }: { readonly of: string }) => {
  const translate = useTranslate();
  const field = useFieldLabels()(of);
  if (field !== of) return field;
  if (of === "count") return translate("history.count", { _: of });
  const fact = translate(`history.fact.${of}`, { _: "" });
  return fact === "" ? <KindOfRecord of={of} /> : fact;
};

/**
 * The changed fields of a record of the current resource, with their values before and after. They are drawn as on the
 * record's Show.
 */
export const ChangeList = ({ changes, record = {}, first = FIRST }: ChangeListProps) => {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  if (changes.length === 0) return null;
  const isFew = first > 0 && changes.length < first + WORTH;
  const shown = all || isFew ? changes : changes.slice(0, first);
  const sideOf = (side: "before" | "after") =>
    Object.fromEntries(changes.flatMap((change) => (change[side] === undefined ? [] : [[change.field, change[side]]])));
  const sides = [
    { ...record, ...sideOf("before") },
    { ...record, ...sideOf("after") },
  ] as const;
  return (
    <div className="history-changes">
      {shown.length > 0 && (
        <dl aria-label={translate("history.changes")}>
          {shown.map((change) => (
            <div key={change.field}>
              <dt>
                <ChangeLabel of={change.field} />
              </dt>
              <dd>
                <Change change={change} sides={sides} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {shown.length < changes.length && (
        <Button variant="text" onClick={() => setAll(true)}>
          {translate("history.all_fields", { count: changes.length })}
        </Button>
      )}
    </div>
  );
};

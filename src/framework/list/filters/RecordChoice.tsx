// Chooses records that the platform finds by typed text, and shows the names of the chosen records.
import { useGetManyAggregate, useTranslate } from "ra-core";
import { Fragment, useMemo } from "react";
import { useInLanguage } from "../../resource/inLanguage";
import { distinctionText, useDistinctions } from "../../resource/useDistinctions";
import { useRecordSearch } from "../../resource/useRecordSearch";
import { textAt } from "../../resource/valueAt";
import { DistinctionLine } from "../../value/DistinctionLine";
import { MiddleEllipsis, lastSeparatedPart } from "../../value/MiddleEllipsis";
import type { FoundRecord } from "../../value/Found";
import type { Reference } from "../../wire/contract";
import { CheckOptions, toValueList } from "./CheckOptions";
import type { EditorProps, ReferenceFilterProps, SummaryProps } from "./FilterKind";

const nameOf = (of: Reference, record: FoundRecord) => textAt(record, of.title, String(record.id));

const NONE: readonly FoundRecord[] = [];

const useChosen = ({ of, source }: ReferenceFilterProps, values: SummaryProps<ReferenceFilterProps>["values"]) => {
  const ids = [...toValueList(values[source])];
  const { data = NONE } = useGetManyAggregate<FoundRecord>(of.resource, { ids }, { enabled: ids.length > 0 });
  const records = useMemo(() => data.filter((one) => one != null), [data]);
  return { ids, records };
};

export const RecordChoice = ({ props, values, label, change }: EditorProps<ReferenceFilterProps>) => {
  const of = useInLanguage(props.of);
  const translate = useTranslate();
  const { ids, records } = useChosen(props, values);
  const { found, isPending, error, box } = useRecordSearch(of, label);
  // Chosen records stay at the top even if the search does not find them, so that people can remove them.
  const offered = useMemo(
    () => [...records, ...found.filter((one) => !records.some(({ id }) => String(id) === String(one.id)))],
    [records, found],
  );
  const distinctions = useDistinctions(of, offered);
  const face = (one: FoundRecord) => (
    <span className="ui-placed">
      <span>
        {nameOf(of, one)}
        {distinctions.get(one.id)?.mark}
      </span>
      <DistinctionLine distinction={distinctions.get(one.id)} />
    </span>
  );
  return (
    <>
      {box}
      <CheckOptions
        label={label}
        options={offered.map((one) => ({ value: one.id, face: face(one) }))}
        chosen={ids}
        onChange={(chosen) => change({ [props.source]: chosen })}
      />
      {!isPending && offered.length === 0 && (
        <span className="ui-quiet">{translate(error ? "ui.error.title" : "ui.filter.none_found")}</span>
      )}
    </>
  );
};

/** The names in a row, each with a mark that distinguishes it. The path of a record comes before its name. */
export const RecordNames = ({ props, values }: SummaryProps<ReferenceFilterProps>) => {
  const of = useInLanguage(props.of);
  const { ids, records } = useChosen(props, values);
  const distinctions = useDistinctions(of, records);
  return ids.map((id, at) => {
    const found = records.find((one) => String(one.id) === String(id));
    const { way = "", mark = "", key = "", owner = "" } = (found && distinctions.get(found.id)) ?? {};
    const behind = distinctionText({ way: "", mark: "", key, owner }, true);
    const name = `${found ? nameOf(of, found) : id}${mark}${behind === "" ? "" : ` (${behind})`}`;
    const whole = way === "" ? name : `${way} / ${name}`;
    return (
      <Fragment key={id}>
        {at > 0 && ", "}
        {way === "" ? name : <MiddleEllipsis text={whole} tail={lastSeparatedPart(whole)} />}
      </Fragment>
    );
  });
};

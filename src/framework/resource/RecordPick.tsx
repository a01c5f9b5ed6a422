import { useLabelled } from "../ui/useLabelled";
import { useGetOne, useTranslate } from "ra-core";
import type { Reference } from "../wire/contract";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";
import { useInLanguage } from "./inLanguage";
import { PopoverButton } from "../ui/PopoverButton";
import "./record-pick.css";
import type { Row } from "./Row";
import { distinctionText, useDistinctions } from "./useDistinctions";
import { useRecordSearch } from "./useRecordSearch";
import { textAt } from "./valueAt";

interface PickProps {
  readonly label: string;
  readonly of: Reference;
  /** The key of the chosen record; "" for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label for no record, such as "all", "own" or "nobody". */
  readonly none: string;
  /** The label for all records, whose value is "all", if that differs from no record. */
  readonly all?: string;
}

const nameOf = (row: Row, of: Reference): string => textAt(row, of.title, String(row.id));

const Choices = ({ label, of, value, onChange, none, all }: PickProps) => {
  const translate = useTranslate();
  const { found, isPending, box } = useRecordSearch(of, label);
  const distinctions = useDistinctions(of, found);
  const offered = [
    { key: "", name: none, below: undefined },
    ...(all === undefined ? [] : [{ key: "all", name: all, below: undefined }]),
    ...found.map((row) => ({ key: String(row.id), name: nameOf(row, of), below: distinctions.get(row.id) })),
  ];
  return (
    <div className="ui-panel">
      {box}
      <div className="ui-options">
        {offered.map(({ key, name, below }) => (
          <Button key={key} variant="text" fullWidth aria-pressed={key === value} onClick={() => onChange(key)}>
            <span>{name}</span>
            {below !== undefined && distinctionText(below) !== "" && <small>{distinctionText(below)}</small>}
          </Button>
        ))}
        {!isPending && found.length === 0 && <span className="ui-quiet">{translate("ui.filter.none_found")}</span>}
      </div>
    </div>
  );
};

/** A box to choose the record by which a screen is filtered. The platform searches the records. */
export const RecordPick = (props: PickProps) => {
  const { label, value, onChange, none, all = "" } = props;
  const of = useInLanguage(props.of);
  const labelled = useLabelled();
  const { data } = useGetOne<Row>(
    of.resource,
    { id: value },
    { enabled: value !== "" && value !== "all", retry: false },
  );
  const name = value === "" ? none : value === "all" ? all : data ? nameOf(data, of) : value;
  return (
    <PopoverButton
      className="ui-pick"
      label={labelled(label, name)}
      role="dialog"
      face={
        <>
          <span>{labelled(label, "")}</span>
          <b className="ui-ellipsis">{name}</b>
          <Icon name="chevron_down" size={15} />
        </>
      }
    >
      {(close) => (
        <Choices
          {...props}
          of={of}
          onChange={(chosen) => {
            onChange(chosen);
            close();
          }}
        />
      )}
    </PopoverButton>
  );
};

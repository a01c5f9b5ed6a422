import { useGetList, useGetOne, useTranslate } from "ra-core";
import { useState } from "react";
import type { Reference } from "../wire/contract";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";
import { useInLanguage } from "./inLanguage";
import { DelayedInput } from "../ui/DelayedInput";
import { PopoverButton } from "../ui/PopoverButton";
import "./record-pick.css";
import type { Row } from "./Row";
import { isBlank, valueAt } from "./valueAt";

const SHOWN = 25;

interface PickProps {
  readonly label: string;
  readonly of: Reference;
  /** Its key; "" for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What choosing none is called: all of them, one's own, nobody. */
  readonly none: string;
}

const nameOf = (row: Row, of: Reference): string => {
  const title = valueAt(row, of.title);
  return isBlank(title) ? String(row.id) : String(title);
};

const Choices = ({ label, of, value, onChange, none }: PickProps) => {
  const translate = useTranslate();
  const [q, setQ] = useState("");
  const { data = [], isPending } = useGetList<Row>(
    of.resource,
    {
      filter: q === "" ? {} : { q },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: of.title, order: "ASC" },
    },
    { placeholderData: (before) => before, staleTime: 30_000 },
  );
  const search = translate("kit.filter.search_in", { label });
  return (
    <div className="kit-panel">
      <DelayedInput
        type="search"
        value={q}
        placeholder={search}
        label={search}
        onSettle={(typed) => setQ(typed.trim())}
      />
      <div className="kit-options">
        <Button variant="text" fullWidth aria-pressed={value === ""} onClick={() => onChange("")}>
          {none}
        </Button>
        {data.map((row) => (
          <Button
            key={row.id}
            variant="text"
            fullWidth
            aria-pressed={String(row.id) === value}
            onClick={() => onChange(String(row.id))}
          >
            {nameOf(row, of)}
          </Button>
        ))}
        {!isPending && data.length === 0 ? (
          <span className="kit-quiet">{translate("kit.filter.none_found")}</span>
        ) : null}
      </div>
    </div>
  );
};

/** Narrows a screen to what belongs to one record; searched on the platform. */
export const RecordPick = (props: PickProps) => {
  const { label, value, onChange, none } = props;
  const of = useInLanguage(props.of);
  const { data } = useGetOne<Row>(of.resource, { id: value }, { enabled: value !== "", retry: false });
  const name = value === "" ? none : data ? nameOf(data, of) : value;
  return (
    <PopoverButton
      className="kit-pick"
      label={`${label}: ${name}`}
      role="dialog"
      face={
        <>
          <span>{`${label}: `}</span>
          <b className="kit-ellipsis">{name}</b>
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

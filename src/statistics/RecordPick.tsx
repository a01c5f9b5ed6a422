import { useGetList, useGetOne, useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { Icon } from "../kit/icons";
import { PopoverButton } from "../kit/PopoverButton";
import { textIn } from "../kit/readAnswer";
import type { Reference } from "../wire/contract";

type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };

const SHOWN = 25;
const PAUSE = 250;

interface PickProps {
  readonly label: string;
  readonly of: Reference;
  /** Its key; "" for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Choices = ({ label, of, value, onChange }: PickProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [], isPending } = useGetList<Row>(
    of.resource,
    {
      filter: q === "" ? {} : { q },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: of.title, order: "ASC" },
    },
    { placeholderData: (before) => before, staleTime: 30_000 },
  );
  return (
    <div className="kit-panel">
      <input
        className="kit-box"
        type="search"
        value={typed}
        placeholder={translate("statistics.search")}
        aria-label={`${translate("statistics.search")}: ${label}`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="kit-options">
        <button type="button" className="kit-menu-item" aria-pressed={value === ""} onClick={() => onChange("")}>
          {translate("statistics.all")}
        </button>
        {data.map((row) => (
          <button
            key={row.id}
            type="button"
            className="kit-menu-item"
            aria-pressed={String(row.id) === value}
            onClick={() => onChange(String(row.id))}
          >
            {textIn(row[of.title]) || row.id}
          </button>
        ))}
        {!isPending && data.length === 0 ? (
          <span className="statistics-quiet">{translate("statistics.nothing_found")}</span>
        ) : null}
      </div>
    </div>
  );
};

/** Narrows a screen to one company, app or product; searched on the platform. */
export const RecordPick = (props: PickProps) => {
  const { label, of, value, onChange } = props;
  const translate = useTranslate();
  const { data } = useGetOne<Row>(of.resource, { id: value }, { enabled: value !== "", retry: false });
  const name = value === "" ? translate("statistics.all") : textIn(data?.[of.title]) || value;
  return (
    <PopoverButton
      className="kit-button statistics-pick"
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
          onChange={(chosen) => {
            onChange(chosen);
            close();
          }}
        />
      )}
    </PopoverButton>
  );
};

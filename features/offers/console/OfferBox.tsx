import Radio from "@mui/material/Radio";
import { useGetList, useGetOne, useTranslate } from "ra-core";
import { useState } from "react";
import { FieldFrame, labelIdOf } from "../../../src/framework/form/FieldFrame";
import type { Offers } from "../../../src/framework/form/slots";
import { useFormField } from "../../../src/framework/form/useFormField";
import { useInLanguage } from "../../../src/framework/resource/inLanguage";
import type { Row } from "../../../src/framework/resource/Row";
import { distinctionText, useDistinctions } from "../../../src/framework/resource/useDistinctions";
import type { LazyWords } from "../../../src/framework/resource/WithWords";
import { useResourceWords } from "../../../src/framework/resource/words";
import { useReason } from "../../../src/framework/resource/useReason";
import { textAt } from "../../../src/framework/resource/valueAt";
import { LoadingLines } from "../../../src/framework/ui/LoadingLines";
import { DelayedInput } from "../../../src/framework/ui/DelayedInput";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";
import { OfferFacts } from "./OfferFacts";
import "./offers.css";

/** Up to this number, all offers are visible at once, and there is no search. */
const FEW = 8;
/** The most offers that are requested. A search finds the others. */
const SHOWN = 50;
/** The number of grey lines in place of the first offers, and the height of a card. */
const FIRST = 6;
const CARD = 46;
const NONE: readonly Row[] = [];
const OFFER_WORDS: LazyWords = {
  name: "offers",
  words: wordFiles(import.meta.glob<WordFile>("../words/*.json")),
};

/** A choice between offers, each drawn as a card with its facts. If there are many offers, people can search them. */
const OfferBox = ({ of: reference, pick, ...props }: Offers) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const isWorded = useResourceWords(OFFER_WORDS);
  const of = useInLanguage(reference);
  const field = useFormField(props);
  const { value } = field;
  const [q, setQ] = useState("");
  const {
    data = NONE,
    total = 0,
    isPending,
    error,
  } = useGetList<Row>(
    of.resource,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: of.title, order: "ASC" },
      filter: q === "" ? {} : { q },
      meta: { call: pick },
    },
    { placeholderData: (before) => before },
  );
  const isChosen = ({ id }: Row) => String(id) === String(value);
  // The chosen offer stays when people search for others.
  const isAway = typeof value === "number" && !isPending && !data.some(isChosen);
  const { data: away } = useGetOne<Row>(of.resource, { id: isAway ? value : 0 }, { enabled: isAway, retry: false });
  const rows = isAway && away ? [away, ...data] : data;
  const marks = useDistinctions(of, rows);
  const lookOf = (row: Row) => JSON.stringify([textAt(row, of.title), row.row_facts]);
  /** What distinguishes an offer from one with the same name and facts. */
  const markOf = (row: Row): string => {
    const mark = marks.get(row.id);
    return mark && rows.filter((one) => lookOf(one) === lookOf(row)).length > 1 ? distinctionText(mark) : "";
  };
  const search = translate("ui.filter.search_in", { label: field.label });
  return (
    <FieldFrame field={field}>
      {(q !== "" || rows.length > FEW) && (
        <DelayedInput
          type="search"
          value={q}
          label={search}
          placeholder={isWorded ? translate("offers.search_many", { count: total }) : ""}
          onSettle={setQ}
        />
      )}
      <div
        className="ui-offers"
        role="radiogroup"
        aria-labelledby={labelIdOf(field)}
        aria-required={field.required}
        aria-busy={isPending}
      >
        {rows.map((row, at) => {
          const mark = markOf(row);
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: the control is a radio button of MUI
            <label key={row.id} className="ui-offer">
              <Radio
                size="small"
                name={field.name}
                disabled={field.disabled}
                checked={isChosen(row)}
                slotProps={{ input: at === 0 ? { ref: field.ref } : {} }}
                onChange={() => field.change(row.id)}
                onBlur={field.blur}
              />
              <b>{textAt(row, of.title, String(row.id))}</b>
              {mark !== "" && (
                <small>
                  <span>{mark}</span>
                </small>
              )}
              <OfferFacts of={of} facts={row.row_facts} />
            </label>
          );
        })}
        {isPending && <LoadingLines count={FIRST} height={CARD} />}
        {!isPending && rows.length === 0 && <p>{error ? reasonOf(error) : translate("form.nothingFound")}</p>}
      </div>
    </FieldFrame>
  );
};

export default OfferBox;

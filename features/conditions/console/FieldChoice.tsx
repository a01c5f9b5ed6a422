// The fields that a list can be filtered by: the fields of its filters, then other fields that conditions can use.
import { useTranslate } from "ra-core";
import { type KeyboardEvent, useState } from "react";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { Button } from "../../../src/framework/ui/Button";
import { Popover } from "../../../src/framework/ui/Popover";
import { TextBox } from "../../../src/framework/ui/TextBox";
import { useWhereFields } from "../../../src/framework/list/where/useWhereFields";
import type { FieldsToFilter } from "../../../src/framework/list/slots";
import { useNarrow } from "../../../src/framework/ui/useNarrow";
import { conditionWords } from "./conditionWords";
import { FilterSheet } from "./FilterSheet";
import "./conditions.css";

interface Offered {
  readonly source: string;
  readonly label: string;
  readonly choose: () => void;
}

/** Arrow keys go from one field to the next. */
const step = (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button")];
  all[all.findIndex((one) => one.matches(":focus")) + by]?.focus();
};

const Choice = (props: FieldsToFilter) => {
  const { filters, anchor, onFilter, onCondition, onClose } = props;
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const [typed, setTyped] = useState("");
  const isNarrow = useNarrow();
  const comparable = useWhereFields() ?? [];
  const isSought = ({ label }: Offered) => label.toLowerCase().includes(typed.trim().toLowerCase());
  if (isNarrow) return <FilterSheet {...props} fields={comparable} />;
  const first = filters.map((one) => ({
    source: one.source,
    label: labelOf(one.source, one.label),
    choose: () => onFilter(one),
  }));
  const others =
    onCondition === null
      ? []
      : comparable
          .filter(({ source }) => !filters.some((one) => one.source === source))
          .map(({ source, label }) => ({ source, label, choose: () => onCondition(source) }));
  const count = first.length + others.length;
  const words = translate("where.search_fields", { count });
  const found = [...first, ...others].filter(isSought);
  const group = (title: string, of: readonly Offered[]) => {
    const sought = of.filter(isSought);
    return (
      sought.length > 0 && (
        <>
          {others.length > 0 && first.length > 0 && <li className="ui-quiet">{translate(title)}</li>}
          {sought.map(({ source, label, choose }) => (
            <li key={source}>
              <Button variant="text" fullWidth onClick={choose}>
                {label}
              </Button>
            </li>
          ))}
        </>
      )
    );
  };
  return (
    <Popover anchor={anchor} label={translate("ui.filter.add")} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the controls inside */}
      <div className="ui-panel" onKeyDown={step}>
        <TextBox
          icon="search"
          type="search"
          label={words}
          placeholder={words}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Without this, the same press of Enter would also press a button of the panel that opens.
            event.preventDefault();
            found[0]?.choose();
          }}
        />
        <ul className="ui-filter-fields">
          {group("where.often", first)}
          {group("where.others", others)}
          {found.length === 0 && <li className="ui-quiet">{translate("ui.filter.none_found")}</li>}
        </ul>
        {onCondition && (
          <Button variant="text" aria-haspopup="dialog" onClick={() => onCondition()}>
            {translate("ui.filter.where_more")}
          </Button>
        )}
      </div>
    </Popover>
  );
};

export const FieldChoice = (props: FieldsToFilter) => (
  <WithWords of={conditionWords}>
    <Choice {...props} />
  </WithWords>
);

// The filters of a list on a phone: each field with its value, which opens in place, and a button with the result.
import { useListContext, useTranslate } from "ra-core";
import { type ReactNode, useState } from "react";
import type { FilterSpec } from "../../../src/framework/list/filters/FilterKind";
import { useFilters } from "../../../src/framework/list/filters/useFilters";
import type { FieldsToFilter } from "../../../src/framework/list/slots";
import type { NamedField } from "../../../src/framework/list/where/NamedField";
import { readDrawable } from "../../../src/framework/list/where/readDrawable";
import { useTotal } from "../../../src/framework/list/tools/useTotal";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { isBlank } from "../../../src/framework/resource/valueAt";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";
import { WHERE_PARAM } from "../../../shared/schema/where/Where";
import { OverlaySheet } from "./OverlaySheet";

interface LineProps {
  readonly label: string;
  /** The present value in words. Null if the field does not filter. */
  readonly value: ReactNode;
  /** Whether the line opens in place. Undefined if it leads to another panel. */
  readonly isOpen?: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

const Line = ({ label, value, isOpen, onPress, children }: LineProps) => {
  const any = useTranslate()("ui.filter.any");
  return (
    <li>
      <Button
        variant="text"
        fullWidth
        {...(isOpen === undefined ? { "aria-haspopup": "dialog" } : { "aria-expanded": isOpen })}
        onClick={onPress}
      >
        <span>{label}</span> {value === null ? <small>{any}</small> : <b>{value}</b>}
        <Icon name={isOpen === undefined ? "chevron_right" : isOpen ? "chevron_up" : "chevron_down"} size={16} />
      </Button>
      {isOpen === true && <div className="ui-panel">{children}</div>}
    </li>
  );
};

interface FilterSheetProps extends FieldsToFilter {
  /** All fields that conditions can use. */
  readonly fields: readonly NamedField[];
}

export const FilterSheet = ({ filters, fields, anchor, branches, onCondition, onClose }: FilterSheetProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { values, change, replace } = useFilters();
  const { isFetching } = useListContext();
  const { total, textOf } = useTotal();
  const isSet = ({ keys }: FilterSpec) => keys.some((key) => !isBlank(values[key]));
  // Fields with a value are open from the start, so that everything that filters the list is visible.
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(filters.filter(isSet).map((one) => one.source)));
  const [showsOthers, setShowsOthers] = useState(false);
  const toggle = (source: string) => {
    const next = new Set(open);
    if (!next.delete(source)) next.add(source);
    setOpen(next);
  };
  const others =
    onCondition === null ? [] : fields.filter((one) => filters.every(({ source }) => source !== one.source));
  const where = String(values[WHERE_PARAM] ?? "");
  const clear = (
    <Button variant="text" disabled={Object.values(values).every(isBlank)} onClick={() => replace({})}>
      {translate("ui.filter.clear_all")}
    </Button>
  );
  return (
    <OverlaySheet anchor={anchor} label={translate("ui.filter.add")} onClose={onClose} tools={clear}>
      <ul className="ui-filter-fields">
        {filters.map((one) => {
          const label = labelOf(one.source, one.label);
          return (
            <Line
              key={one.source}
              label={label}
              value={isSet(one) ? one.summary(values) : null}
              isOpen={open.has(one.source)}
              onPress={() => toggle(one.source)}
            >
              {one.editor({ label, values, change, ...(branches && { choose: "branches" }) })}
            </Line>
          );
        })}
        {onCondition && (
          <Line
            label={translate("ui.filter.where_more")}
            value={where === "" ? null : (readDrawable(where, fields)?.of.length ?? 1)}
            onPress={() => onCondition()}
          />
        )}
        {showsOthers &&
          others.map(({ source, label }) => (
            <Line key={source} label={label} value={null} onPress={() => onCondition?.(source)} />
          ))}
        {!showsOthers && others.length > 0 && (
          <li>
            <Button variant="text" startIcon={<Icon name="add" size={18} />} onClick={() => setShowsOthers(true)}>
              {translate("where.another")}
            </Button>
          </li>
        )}
      </ul>
      <footer>
        <Button variant="contained" fullWidth onClick={onClose}>
          {total === undefined || isFetching
            ? translate("where.show")
            : translate("where.show_count", { smart_count: total, count: total, number: textOf(total) })}
        </Button>
      </footer>
    </OverlaySheet>
  );
};

import { useTranslate } from "ra-core";
import { useState } from "react";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { Icon } from "../../ui/icons";
import { Popover } from "../../ui/Popover";
import type { FilterSpec } from "./FilterKind";
import type { Filters } from "./useFilters";

interface FilterPillProps extends Pick<Filters, "values" | "change"> {
  readonly filter: FilterSpec;
  readonly label: string;
  readonly isSet: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Whether the platform can find all records below a record of a tree. */
  readonly branches: boolean;
  /** Opens the conditions of the list. Null if it has none. */
  readonly onConditions: ((anchor: HTMLElement) => void) | null;
}

/** Shows a filter as a sentence. Pressing it opens the controls of the filter. */
export const FilterPill = (props: FilterPillProps) => {
  const { filter, label, values, change, isSet, isOpen, onOpen, branches, onConditions } = props;
  const translate = useTranslate();
  const [face, setFace] = useState<HTMLElement | null>(null);
  const close = () => onOpen(false);
  return (
    <span className={isSet ? "ui-pill ui-pill-set" : "ui-pill"}>
      <Button
        ref={setFace}
        className="ui-pill-face"
        variant="text"
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <span>{isSet ? translate(`ui.filter.said.${filter.says}`, { label }) : label}</span>
        {isSet ? <b>{filter.summary(values)}</b> : <Icon name="chevron_down" size={14} />}
      </Button>
      {isSet && (
        <IconButton
          className="ui-pill-remove"
          icon="close"
          iconSize={14}
          label={translate("ui.filter.remove", { label })}
          onClick={() => change(Object.fromEntries(filter.keys.map((key) => [key, undefined])))}
        />
      )}
      {isOpen && face && (
        <Popover anchor={face} label={label} onClose={close}>
          <div className="ui-panel">
            {filter.editor({ label, values, change, ...(branches && { choose: "branches" }) })}
            <div className="ui-panel-foot">
              {onConditions && (
                <Button variant="text" aria-haspopup="dialog" onClick={() => onConditions(face)}>
                  {translate("ui.filter.where_more")}
                </Button>
              )}
              <Button onClick={close}>{translate("ui.close")}</Button>
            </div>
          </div>
        </Popover>
      )}
    </span>
  );
};

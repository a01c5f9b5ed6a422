import { useTranslate } from "ra-core";
import { type DragEvent, useId, useState } from "react";
import { Icon } from "../../ui/icons";
import { useFieldLabels } from "../../resource/label";
import { DENSITIES, useDensity } from "../table/density";
import { useListSetup } from "../table/ListSetup";

/** Which columns are shown and in which order, and how dense rows are. */
export const ColumnsPanel = () => {
  const translate = useTranslate();
  const { columns } = useListSetup();
  return (
    <div className="kit-panel">
      <ColumnChoice />
      <hr className="kit-menu-line" />
      <DensityChoice />
      <button type="button" className="kit-button" disabled={!columns.changed} onClick={columns.reset}>
        {translate("kit.columns.reset")}
      </button>
    </div>
  );
};

const ColumnChoice = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { columns } = useListSetup();
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = (at: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) columns.move(dragged, at);
    setDragged(null);
  };
  return (
    <ul className="kit-columns" aria-label={translate("kit.columns.title")}>
      {columns.all.map(({ source, label }, at) => {
        const name = labelOf(source, label);
        const shown = !columns.isHidden(source);
        const step = (to: number, icon: string, words: string) => (
          <button
            type="button"
            className="kit-icon-button"
            disabled={to < 0 || to >= columns.all.length}
            aria-label={translate(words, { label: name })}
            onClick={() => columns.move(source, to)}
          >
            <Icon name={icon} size={14} />
          </button>
        );
        return (
          <li
            key={source}
            draggable
            onDragStart={() => setDragged(source)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop(at)}
          >
            <label className="kit-option">
              <input
                className="kit-check"
                type="checkbox"
                checked={shown}
                disabled={shown && columns.visible.length === 1}
                onChange={() => columns.toggle(source)}
              />
              <span className="kit-ellipsis">{name}</span>
            </label>
            {step(at - 1, "chevron_up", "kit.columns.up")}
            {step(at + 1, "chevron_down", "kit.columns.down")}
          </li>
        );
      })}
    </ul>
  );
};

const DensityChoice = () => {
  const translate = useTranslate();
  const name = useId();
  const [density, setDensity] = useDensity();
  return (
    <fieldset className="kit-density">
      <legend className="kit-menu-title">{translate("kit.density.title")}</legend>
      {DENSITIES.map((one) => (
        <label key={one}>
          <input
            className="kit-unseen"
            type="radio"
            name={name}
            checked={one === density}
            onChange={() => setDensity(one)}
          />
          <span>{translate(`kit.density.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
};

import { useResourceContext, useTranslate } from "ra-core";
import { type DragEvent, Fragment, useState } from "react";
import { useFieldLabels } from "../../resource/label";
import { useDensity } from "../table/density";
import { DENSITIES } from "../table/rowHeights";
import { useListSetup } from "../table/ListSetup";
import { Button } from "../../ui/Button";
import { Fills } from "../../slots";
import { columnChoices } from "../slots";
import { Segments } from "../../ui/Segments";
import { Option } from "../../ui/Option";
import { IconButton } from "../../ui/IconButton";
import { useNarrow } from "../../ui/useNarrow";

/** Lets people choose the visible columns, their order, and the density of rows. */
export const ColumnsPanel = () => {
  const translate = useTranslate();
  const { columns } = useListSetup();
  return (
    <div className="ui-panel">
      <ColumnChoice />
      <hr className="ui-menu-line" />
      <DensityChoice />
      <Fills of={columnChoices} props={{}} />
      <Button disabled={!columns.changed} onClick={columns.reset}>
        {translate("ui.columns.reset")}
      </Button>
    </div>
  );
};

const ColumnChoice = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { columns, left } = useListSetup();
  const narrow = useNarrow();
  const resource = useResourceContext();
  const own = columns.all.slice(0, columns.all.length - columns.offered.length);
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = (at: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) columns.move(dragged, at);
    setDragged(null);
  };
  return (
    <ul className="ui-columns" aria-label={translate("ui.columns.title")}>
      {own.map(({ source, label }, at) => {
        const name = labelOf(source, label);
        const shown = !columns.isHidden(source);
        const isPinned = columns.pinned.includes(source);
        // The pinned columns come after the first column, and the others after these.
        const mayStep = (to: number) =>
          at === 0 || to === 0 || columns.pinned.includes(own[to]?.source ?? "") === isPinned;
        const step = (to: number, icon: string, words: string) => (
          <IconButton
            disabled={to < 0 || to >= own.length || !mayStep(to)}
            icon={icon}
            iconSize={14}
            label={translate(words, { label: name })}
            onClick={() => columns.move(source, to)}
          />
        );
        return (
          <li
            key={source}
            draggable
            onDragStart={() => setDragged(source)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop(at)}
          >
            <Option
              checked={shown}
              disabled={shown && columns.visible.length === 1}
              onChange={() => columns.toggle(source)}
            >
              <span className="ui-ellipsis">{name}</span>
              {shown && !columns.arranged && !isPinned && left.current.has(source) && (
                <small className="ui-quiet">{translate("ui.columns.no_room")}</small>
              )}
            </Option>
            {at > 0 && shown && !narrow && (
              <IconButton
                className="ui-pin"
                icon="pin"
                iconSize={14}
                label={translate("ui.columns.pin", { label: name })}
                aria-pressed={isPinned}
                onClick={() => columns.pin(source)}
              />
            )}
            {step(at - 1, "chevron_up", "ui.columns.up")}
            {step(at + 1, "chevron_down", "ui.columns.down")}
          </li>
        );
      })}
      {columns.offered.map(({ source, label, extra }, at) => (
        <Fragment key={source}>
          {extra !== columns.offered[at - 1]?.extra && (
            <li className="ui-quiet">
              {translate(typeof extra === "string" ? `${resource}.groups.${extra}` : "ui.columns.others")}
            </li>
          )}
          <li>
            <Option checked={false} onChange={() => columns.toggle(source)}>
              <span className="ui-ellipsis">{labelOf(source, label)}</span>
            </Option>
          </li>
        </Fragment>
      ))}
    </ul>
  );
};

const DensityChoice = () => {
  const translate = useTranslate();
  const [density, setDensity] = useDensity();
  return (
    <Segments
      legend={translate("ui.density.title")}
      value={density}
      options={DENSITIES.map((one) => ({ value: one, label: translate(`ui.density.${one}`) }))}
      onChoose={setDensity}
    />
  );
};

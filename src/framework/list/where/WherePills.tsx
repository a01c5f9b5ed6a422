import { useTranslate } from "ra-core";
import { Fragment, type ReactNode } from "react";
import { type Condition, type Group, isGroup, type Where } from "../../../../shared/schema/where/Where";
import { writeWhere } from "../../../../shared/schema/where/writeWhere";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { PartWords, textOf } from "./PartWords";
import type { NamedField } from "./NamedField";

interface WherePillsProps {
  readonly text: string;
  /** Null if the text cannot be shown in words. */
  readonly where: Where | null;
  readonly fields: readonly NamedField[];
  onChange(text: string): void;
  /** Null if no feature edits conditions. */
  readonly onOpen: ((anchor: HTMLElement) => void) | null;
}

interface WherePillProps {
  /** The name of the removed condition. */
  readonly label: string;
  readonly onOpen: WherePillsProps["onOpen"];
  onRemove(): void;
  readonly children: ReactNode;
}

const WherePill = ({ label, onOpen, onRemove, children }: WherePillProps) => (
  <span className="ui-pill ui-pill-set ui-where-pill">
    {onOpen === null ? (
      <span className="ui-pill-face ui-pill-fixed">
        <span>{children}</span>
      </span>
    ) : (
      <Button
        className="ui-pill-face"
        variant="text"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        <span>{children}</span>
      </Button>
    )}
    <IconButton
      className="ui-pill-remove"
      icon="close"
      iconSize={14}
      label={useTranslate()("ui.filter.remove", { label })}
      onClick={onRemove}
    />
  </span>
);

/** Each condition as a sentence that opens the panel, with a button that removes it. */
export const WherePills = ({ text, where, fields, onChange, onOpen }: WherePillsProps) => {
  const translate = useTranslate();
  if (where === null) {
    const label = translate("ui.filter.where");
    return (
      <WherePill label={label} onOpen={onOpen} onRemove={() => onChange("")}>
        {translate("where.said.is", { label })}
        <b>{text}</b>
      </WherePill>
    );
  }
  const nameOf = (part: Condition | Group): string => {
    const named = isGroup(part) ? part.of : [part];
    const labels = named.map(({ field }) => fields.find(({ source }) => source === field)?.label ?? field);
    return [...new Set(labels)].join(", ");
  };
  const remove = (at: number) => {
    const of = where.of.filter((_, index) => index !== at);
    onChange(of.length === 0 ? "" : writeWhere({ ...where, of }));
  };
  return where.of.map((part, at) => (
    <Fragment key={textOf(part)}>
      {at > 0 && where.match === "any" && <span className="ui-quiet">{translate("where.join.any")}</span>}
      <WherePill label={nameOf(part)} onOpen={onOpen} onRemove={() => remove(at)}>
        <PartWords fields={fields} part={part} />
      </WherePill>
    </Fragment>
  ));
};

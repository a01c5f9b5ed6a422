import { useTranslate } from "ra-core";
import { Fragment, type ReactNode } from "react";
import { isGroup, type Where } from "../../../../shared/schema/where/Where";
import { writeWhere } from "../../../../shared/schema/where/writeWhere";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { PartWords, conditionText } from "./PartWords";
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
  /** The words of the removed condition. */
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

/**
 * A pill for each condition, and a pill for each group in which one true condition is enough. A press on a pill opens
 * the panel; the button in the pill removes it. Screen readers and prints have the sentence of a whole group.
 */
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
  const nameOf = (parts: Where["of"]): string => {
    const named = parts.flatMap((part) => (isGroup(part) ? part.of : [part]));
    const labels = named.map(({ field }) => fields.find(({ source }) => source === field)?.label ?? field);
    return [...new Set(labels)].join(", ");
  };
  const pill = ({ match, of }: Where, rest: Where["of"]) => (
    <WherePill
      key={writeWhere({ match, of })}
      label={nameOf(of)}
      onOpen={onOpen}
      onRemove={() => onChange(rest.length === 0 ? "" : writeWhere({ ...where, of: rest }))}
    >
      {of.length > 1 && <b>{translate(`where.joined.${match}`, { smart_count: of.length, count: of.length })} </b>}
      <span className={of.length > 1 ? "ui-where-whole" : undefined}>
        {of.map((part, at) => (
          <Fragment key={conditionText(part)}>
            {at > 0 && ` ${translate(`where.join.${match}`)} `}
            <PartWords fields={fields} part={part} />
          </Fragment>
        ))}
      </span>
    </WherePill>
  );
  if (where.match === "any") return pill(where, []);
  return where.of.map((part) =>
    pill(
      isGroup(part) ? part : { match: "all", of: [part] },
      where.of.filter((one) => one !== part),
    ),
  );
};

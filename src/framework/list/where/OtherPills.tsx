// Shows restrictions of a list that no filter shows. They come from a link, or from the record above the list.
import { useTranslate } from "ra-core";
import { Fragment } from "react";
import { useFieldLabels } from "../../resource/label";
import { useMissingFields } from "../../resource/missing";
import { useResourceProps } from "../../resource/resource";
import { WithWords } from "../../resource/WithWords";
import { filterParts, SEARCH } from "./filterParts";
import { IconButton } from "../../ui/IconButton";
import { ShownField } from "../../value/ShownField";
import type { FilterValues } from "../filters/FilterKind";
import { ReferenceFilter } from "../filters/ReferenceFilter";
import { PartWords, conditionText } from "./PartWords";
import type { NamedField } from "./NamedField";
import { useWhereFields } from "./useWhereFields";
import { whereWords } from "./whereWords";

export interface OtherPillsProps {
  readonly values: FilterValues;
  /** Undefined for a fixed restriction, which cannot be removed. */
  readonly onRemove: ((keys: readonly string[]) => void) | undefined;
}

/** The largest number of records that are named. If there are more, only their number is shown. */
const MOST_NAMED = 5;
const LIMIT = /_(?:begin|end|min|max|within)$/;

/** The keys on the wire for each field. */
const keysByField = (
  values: FilterValues,
  isField: (name: string) => boolean,
): ReadonlyMap<string, readonly string[]> => {
  const keys = new Map<string, readonly string[]>();
  for (const name of Object.keys(values)) {
    const field = isField(name) ? name : name.replace(LIMIT, "");
    keys.set(field, [...(keys.get(field) ?? []), name]);
  }
  return keys;
};

/** All fields that filters can use, including the key and fields without conditions. */
const useNamedFields = (): ((name: string) => NamedField) | null => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const props = useResourceProps();
  const known = useWhereFields();
  if (known === null) return null;
  return (name) => {
    if (name !== "id" || props === null)
      return (
        known.find(({ source }) => source === name) ?? { source: name, as: "text", label: labelOf(name), spec: null }
      );
    const { name: resource, path = null, key, title } = props;
    const spec = ReferenceFilter.filter({ source: name, of: { resource, path, key, title } });
    return { source: name, as: "key", label: translate(`${resource}.name`, { _: resource }), spec };
  };
};

const Words = ({ values, field }: { readonly values: FilterValues; readonly field: NamedField }) => {
  const translate = useTranslate();
  const { id } = values;
  if (Array.isArray(id) && id.length > MOST_NAMED)
    return (
      <>
        {translate("where.said.is", { label: field.label })}
        <b>{translate("where.records", { count: id.length })}</b>
      </>
    );
  const { search, parts } = filterParts(values, field.as === "text" ? [] : [field]);
  if (search !== "") return translate("where.search", { text: search });
  const [[name = "", value] = [], ...others] = Object.entries(values);
  // If conditions cannot use the field, its value is drawn in the same way as on the record's page.
  if (
    field.as === "text" &&
    field.spec === null &&
    name === field.source &&
    others.length === 0 &&
    !Array.isArray(value)
  )
    return (
      <>
        {translate("where.said.is", { label: field.label })}
        <b>
          <ShownField source={name} record={values} />
        </b>
      </>
    );
  return parts.map((part, at) => (
    <Fragment key={conditionText(part)}>
      {at > 0 && " · "}
      <PartWords fields={[field]} part={part} />
    </Fragment>
  ));
};

const Pills = ({ values, onRemove }: OtherPillsProps) => {
  const translate = useTranslate();
  const missing = useMissingFields();
  const fieldOf = useNamedFields();
  if (fieldOf === null) return AWAITED;
  const keys = keysByField(values, (name) => fieldOf(name).as !== "text");
  return [...keys]
    .filter(([name]) => !missing.includes(name))
    .map(([name, own]) => {
      const field = fieldOf(name);
      const label = name === SEARCH ? translate("where.searched") : field.label;
      return (
        <span key={name} className="ui-pill ui-pill-set ui-where-pill">
          <span className={onRemove === undefined ? "ui-pill-face ui-pill-fixed" : "ui-pill-face"}>
            <span>
              <Words values={Object.fromEntries(own.map((key) => [key, values[key]]))} field={field} />
            </span>
          </span>
          {onRemove && (
            <IconButton
              className="ui-pill-remove"
              icon="close"
              iconSize={14}
              label={translate("ui.filter.remove", { label })}
              onClick={() => onRemove(own)}
            />
          )}
        </span>
      );
    });
};

/** Reserves space for a pill until its code is loaded, so that nothing moves. */
const AWAITED = <span className="ui-pill ui-list-menu-awaited" />;

export const OtherPills = (props: OtherPillsProps) => (
  <WithWords of={whereWords} otherwise={AWAITED}>
    <Pills {...props} />
  </WithWords>
);

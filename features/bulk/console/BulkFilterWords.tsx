// The filters with which a bulk task was started, in words, as a link to the list with these filters.
import { useTranslate } from "ra-core";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { PartWords, conditionText } from "../../../src/framework/list/where/PartWords";
import type { NamedField } from "../../../src/framework/list/where/NamedField";
import { useWhereFields } from "../../../src/framework/list/where/useWhereFields";
import { whereWords } from "../../../src/framework/list/where/whereWords";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { listAddress } from "../../../src/framework/resource/listAddress";
import { useResourcePath, useResourceProps } from "../../../src/framework/resource/resource";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { WHERE_ZONE_PARAM } from "../../../shared/schema/where/Where";
import type { Payload } from "../../../src/framework/wire/contract";
import { filterParts } from "../../../src/framework/list/where/filterParts";

/** The filters in the form that the address of the list has. */
const inAddress = (filters: Payload, key: string): Payload =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      name === WHERE_ZONE_PARAM ? [] : [[name === key ? "id" : name, value]],
    ),
  );

const Words = ({ filters }: { readonly filters: Payload }) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const known = useWhereFields();
  const paths = useResourcePath();
  const key = useResourceProps()?.key ?? "id";
  if (known === null) return null;
  const { search, parts, text } = filterParts(filters, known);
  // A filter that conditions cannot express is shown by its label and its value.
  const others = parts
    .flatMap((part) => ("of" in part ? part.of : [part]))
    .filter(({ field }) => !known.some(({ source }) => source === field))
    .map(({ field }): NamedField => ({ source: field, as: "text", label: labelOf(field), spec: null }));
  const fields = [...known, ...others];
  const sentences: readonly (readonly [string, ReactNode])[] = [
    ...(search === "" ? [] : ([["search", translate("bulk.search", { text: search })]] as const)),
    ...parts.map(
      (part) => [conditionText(part), <PartWords key={conditionText(part)} fields={fields} part={part} />] as const,
    ),
    ...(text === "" ? [] : ([["text", text]] as const)),
  ];
  return (
    <Link to={listAddress(paths.list, inAddress(filters, key))}>
      {sentences.map(([mark, words], at) => (
        <Fragment key={mark}>
          {at > 0 && " · "}
          {words}
        </Fragment>
      ))}
    </Link>
  );
};

export const BulkFilterWords = ({ filters }: { readonly filters: Payload }) => (
  <WithWords of={whereWords}>
    <Words filters={filters} />
  </WithWords>
);

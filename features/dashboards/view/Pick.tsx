// People choose a record, and all parts of the resource then count only what belongs to it.
import { useTranslate } from "ra-core";
import { createContext, type ReactNode, use } from "react";
import { readColumns } from "../../../src/framework/list/columns/readColumns";
import { RecordPick } from "../../../src/framework/resource/RecordPick";
import type { Payload } from "../../../src/framework/wire/contract";
import { WithResource, type DashboardPartProps } from "./part";

interface Picking {
  readonly picked: (resource: string) => Payload;
  readonly pick: (resource: string, field: string, value: string) => void;
}

/** The chosen records, by resource and field. */
export const ChosenRecordsContext = createContext<Picking>({ picked: () => ({}), pick: () => undefined });

/** A key as calls have it: people choose it as text. */
export const parsePickedKey = (value: string): string | number =>
  String(Number(value)) === value ? Number(value) : value;

interface PickProps extends Omit<DashboardPartProps, "when"> {
  /** The column of the field that refers to the record. */
  readonly children: ReactNode;
}

const Choice = ({ of, label, children }: PickProps) => {
  const translate = useTranslate();
  const { picked, pick } = use(ChosenRecordsContext);
  const [column] = readColumns(children);
  if (column?.exports.as !== "reference") return null;
  const { source, exports } = column;
  const [chosen] = [picked(of.resource)[source]].flat();
  return (
    <RecordPick
      label={translate(label ?? `${of.resource}.fields.${source}`)}
      of={exports.of}
      value={chosen === undefined ? "" : String(chosen)}
      none={translate("dashboards.all")}
      onChange={(value) => pick(of.resource, source, value)}
    />
  );
};

const PickPart = (part: PickProps) => (
  <WithResource of={part.of} otherwise={null}>
    {() => <Choice {...part} />}
  </WithResource>
);

export { PickPart as Pick };

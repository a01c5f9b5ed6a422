import { type ReactNode, useMemo } from "react";
import { useRecordPaths } from "../resource/useRecordPaths";
import { Cut, lastSeparatedPart } from "./Cut";
import type { Found } from "./Found";

interface NameAndPlaceProps {
  readonly resource: string;
  readonly record: Found;
  /** All records that are shown together, so that their places are looked up at once. */
  readonly among: ReadonlyMap<string, Found>;
  readonly children: ReactNode;
}

/** A name, and below it the records within which it is a name: a room number alone does not say the building. */
export const NameAndPlace = ({ resource, record, among, children }: NameAndPlaceProps) => {
  const all = useMemo(() => [...among.values()], [among]);
  const { way = "", mark = "" } = useRecordPaths(resource, all).get(record.id) ?? {};
  return (
    <span className="ui-placed">
      <span>
        {children}
        {mark}
      </span>
      {way !== "" && (
        <small title={way}>
          <Cut text={way} tail={lastSeparatedPart(way)} />
        </small>
      )}
    </span>
  );
};

import { type ReactNode, useMemo } from "react";
import { useRecordPaths } from "../resource/useRecordPaths";
import { MiddleEllipsis, lastSeparatedPart } from "./MiddleEllipsis";
import type { FoundRecord } from "./Found";

interface NameAndPlaceProps {
  readonly resource: string;
  readonly record: FoundRecord;
  /** All records that are shown together. Their places are looked up in one request. */
  readonly among: ReadonlyMap<string, FoundRecord>;
  readonly children: ReactNode;
}

/** A name, and below it the records that contain this one: a room number does not say which building is meant. */
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
          <MiddleEllipsis text={way} tail={lastSeparatedPart(way)} />
        </small>
      )}
    </span>
  );
};

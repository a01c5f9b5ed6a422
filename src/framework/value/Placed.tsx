import type { ReactNode } from "react";
import type { Reference } from "../wire/contract";
import { useWays } from "../resource/useWays";
import type { Found } from "./ReferenceNames";

interface PlacedProps {
  readonly of: Reference;
  readonly record: Found;
  /** All records of the list that are named so: where they are is looked up for all of them at once. */
  readonly among: readonly Found[];
  readonly children: ReactNode;
}

/** A name, and below it where the record is: the community and building of a floor. */
export const Placed = ({ of, record, among, children }: PlacedProps) => {
  const { way = "", mark = "" } = useWays(of.resource, among).get(record.id) ?? {};
  return (
    <span className="kit-placed">
      <span>
        {children}
        {mark}
      </span>
      {way !== "" && <small title={way}>{way}</small>}
    </span>
  );
};

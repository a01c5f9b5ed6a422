import type { ReactNode } from "react";
import { useDistinctions } from "../resource/useDistinctions";
import { DistinctionLine } from "./DistinctionLine";
import type { Alike, Found } from "./Alike";

interface NameAndDistinctionProps extends Alike {
  readonly record: Found;
  readonly children: ReactNode;
}

/** A name, and below it where its record is, or its key and owner. */
export const NameAndDistinction = ({ of, among, seen, record, children }: NameAndDistinctionProps) => {
  const distinction = useDistinctions(of, among, seen).get(record.id);
  return (
    <span className="ui-placed">
      <span>
        {children}
        {distinction?.mark}
      </span>
      <DistinctionLine distinction={distinction} brief />
    </span>
  );
};

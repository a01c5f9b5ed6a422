import type { ReactNode } from "react";
import { useApart } from "../resource/useApart";
import { ApartLine } from "./ApartLine";
import type { Alike, Found } from "./Alike";

interface ToldNameProps extends Alike {
  readonly record: Found;
  readonly children: ReactNode;
}

/** A name, and below it the place of its record, or its key and owner. */
export const ToldName = ({ of, among, seen, record, children }: ToldNameProps) => {
  const apart = useApart(of, among, seen).get(record.id);
  return (
    <span className="ui-placed">
      <span>
        {children}
        {apart?.mark}
      </span>
      <ApartLine apart={apart} brief />
    </span>
  );
};

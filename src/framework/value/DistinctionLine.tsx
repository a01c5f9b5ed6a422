import { type Distinction, distinctionText } from "../resource/useDistinctions";
import { MiddleEllipsis, lastSeparatedPart } from "./MiddleEllipsis";

interface DistinctionLineProps {
  readonly distinction: Distinction | undefined;
}

/** A line below a name that distinguishes its record from others with this name. Nothing if the name is unique. */
export const DistinctionLine = ({ distinction }: DistinctionLineProps) => {
  const whole = distinction === undefined ? "" : distinctionText(distinction);
  if (distinction === undefined || whole === "") return null;
  const tail = lastSeparatedPart(whole);
  return <small title={whole}>{tail === "" ? whole : <MiddleEllipsis text={whole} tail={tail} />}</small>;
};

import { type Distinction, markText } from "../resource/useDistinctions";
import { Cut, lastStep } from "./Cut";

interface DistinctionLineProps {
  readonly distinction: Distinction | undefined;
  /** Whether only the end of a long key is shown, because there is little room. */
  readonly brief?: boolean;
}

/** The line below a name that distinguishes its record from others. Draws nothing if that is not needed. */
export const DistinctionLine = ({ distinction, brief = false }: DistinctionLineProps) => {
  const whole = distinction === undefined ? "" : markText(distinction);
  if (distinction === undefined || whole === "") return null;
  const text = markText(distinction, brief);
  const tail = lastStep(text);
  return <small title={whole}>{tail === "" ? text : <Cut text={text} tail={tail} />}</small>;
};

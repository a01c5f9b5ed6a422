import { type Apart, apartText } from "../resource/useApart";
import { Cut, lastStep } from "./Cut";

interface ApartLineProps {
  readonly apart: Apart | undefined;
  /** Whether room is short: of a long key only the end is shown. */
  readonly brief?: boolean;
}

/** The line below a name that distinguishes its record from others. Draws nothing if the name is enough. */
export const ApartLine = ({ apart, brief = false }: ApartLineProps) => {
  const whole = apart === undefined ? "" : apartText(apart);
  if (apart === undefined || whole === "") return null;
  const text = apartText(apart, brief);
  const tail = lastStep(text);
  return <small title={whole}>{tail === "" ? text : <Cut text={text} tail={tail} />}</small>;
};

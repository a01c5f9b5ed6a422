import type { ReactNode } from "react";
import "./show.css";

interface PairProps {
  /** The element's id on the page. */
  readonly id?: string | undefined;
  readonly label: string;
  /** Whether the pair takes a whole line. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

/** A label and its value, inside Pairs. */
export const Pair = ({ id, label, wide, children }: PairProps) => (
  <div id={id || undefined} data-wide={wide || undefined} className="ui-labelled">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

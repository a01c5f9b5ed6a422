import "./value.css";

interface MiddleEllipsisProps {
  readonly text: string;
  /** The most important end of the text. If there is little room, the text before this end is cut. */
  readonly tail: string;
}

/** A text in one line that is cut in the middle. */
export const MiddleEllipsis = ({ text, tail }: MiddleEllipsisProps) => (
  <span className="ui-cut" title={text}>
    <span>{text.slice(0, text.length - tail.length)}</span>
    <span>{tail}</span>
  </span>
);

const STEP = " / ";

/** The end of a path, from its last " / ". "" for a text without one. */
export const lastSeparatedPart = (text: string): string => {
  const at = text.lastIndexOf(STEP);
  return at < 0 ? "" : text.slice(at);
};

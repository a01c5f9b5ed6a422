import "./change.css";
import { useLocale } from "ra-core";
import { Icon } from "pilothouse/ui";

interface ChangeProps {
  readonly now: number;
  readonly before: number;
  /** Whether the values are numbers of things. If there were few, the difference is shown: a percentage means nothing. */
  readonly isCount?: boolean;
  /** Which direction is good. Default: up. */
  readonly good?: "up" | "down";
  /** The name of the earlier period, for screen readers and as a tooltip. */
  readonly than?: string;
}

/** Fewer things than this are few. */
const FEW = 20;
/** From a base that is so small, a percentage means nothing. The previous value stands beside it. */
const MOST = 9.99;

/**
 * The change compared with the previous value: sign, arrow and colour. A change of few things is a number without
 * colour. Draws nothing if there was no previous value, if it was tiny, or if one of the two values is negative, because a percentage then means nothing.
 */
export const CountChange = ({ now, before, isCount = false, good = "up", than }: ChangeProps) => {
  const locale = useLocale();
  const ratio = (now - before) / before;
  if (before <= 0 || now < 0 || ratio > MOST) return null;
  const isFew = isCount && before < FEW;
  const way = isFew ? "even" : ratio > 0.0005 ? "up" : ratio < -0.0005 ? "down" : "even";
  const text = new Intl.NumberFormat(locale, {
    ...(!isFew && { style: "percent", maximumFractionDigits: Math.abs(ratio) < 1 ? 1 : 0 }),
    signDisplay: "exceptZero",
  }).format(isFew ? now - before : ratio);
  return (
    <span className="ui-change" data-good={way === "even" ? undefined : way === good} title={than}>
      {way === "even" ? null : <Icon name={way === "up" ? "arrow_up" : "arrow_down"} size={13} />}
      {text}
      {than === undefined ? null : <span className="ui-unseen"> {than}</span>}
    </span>
  );
};

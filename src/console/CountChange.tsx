import "./change.css";
import { useLocale } from "ra-core";
import { Icon } from "pilothouse/ui";

interface ChangeProps {
  readonly now: number;
  readonly before: number;
  /** Which direction is good. Default: up. */
  readonly good?: "up" | "down";
  /** The name of the earlier period, for screen readers and as a tooltip. */
  readonly than?: string;
}

/** From a base that is so small, a percentage means nothing. The previous value stands beside it. */
const MOST = 9.99;

/**
 * The change compared with the previous value: sign, arrow and colour. Draws nothing if there was no previous value,
 * if it was tiny, or if one of the two values is negative, because a percentage then means nothing.
 */
export const CountChange = ({ now, before, good = "up", than }: ChangeProps) => {
  const locale = useLocale();
  const ratio = (now - before) / before;
  if (before <= 0 || now < 0 || ratio > MOST) return null;
  const way = ratio > 0.0005 ? "up" : ratio < -0.0005 ? "down" : "even";
  const text = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: Math.abs(ratio) < 1 ? 1 : 0,
    signDisplay: "exceptZero",
  }).format(ratio);
  return (
    <span className="ui-change" data-good={way === "even" ? undefined : way === good} title={than}>
      {way === "even" ? null : <Icon name={way === "up" ? "arrow_up" : "arrow_down"} size={13} />}
      {text}
      {than === undefined ? null : <span className="ui-unseen"> {than}</span>}
    </span>
  );
};

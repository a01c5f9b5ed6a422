import "./change.css";
import { useLocale } from "ra-core";
import { Icon } from "pilothouse/ui";

interface ChangeProps {
  readonly now: number;
  readonly before: number;
  /** Which way is welcome; up unless told. */
  readonly good?: "up" | "down";
  /** What it is compared with: read out, and seen where the pointer rests. */
  readonly than?: string;
}

/** Beyond, only that it is beyond says anything. */
const MOST = 9.99;

/** How much more or less than before, told by sign and arrow as well as by colour. Nothing where nothing was before. */
export const Change = ({ now, before, good = "up", than }: ChangeProps) => {
  const locale = useLocale();
  if (before <= 0) return null;
  const ratio = (now - before) / before;
  const way = ratio > 0.0005 ? "up" : ratio < -0.0005 ? "down" : "even";
  const text = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: Math.abs(ratio) < 1 ? 1 : 0,
    signDisplay: "exceptZero",
  }).format(Math.min(ratio, MOST));
  return (
    <span className="kit-change" data-good={way === "even" ? undefined : way === good} title={than}>
      {way === "even" ? null : <Icon name={way === "up" ? "arrow_up" : "arrow_down"} size={13} />}
      {ratio > MOST ? `> ${text}` : text}
      {than === undefined ? null : <span className="kit-unseen"> {than}</span>}
    </span>
  );
};

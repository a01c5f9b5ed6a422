import { waitWords } from "./waiting";
import type { Translate } from "./words";

interface WaitingProps {
  /** The number of seconds that the platform answered. */
  readonly seconds: number;
  readonly left: number;
  readonly t: Translate;
}

/** Sighted users see the seconds count down. A screen reader announces their number once, and once the end. */
export const Waiting = ({ seconds, left, t }: WaitingProps) =>
  left === 0 ? (
    t("failed.wait_over")
  ) : (
    <>
      <span aria-hidden="true">{waitWords(t, left)}</span>
      <span className="sr">{waitWords(t, seconds)}</span>
    </>
  );

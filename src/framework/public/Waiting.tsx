import { waitWords } from "./waiting";
import type { Translate } from "./words";

interface WaitingProps {
  /** As it was told. */
  readonly seconds: number;
  readonly left: number;
  readonly t: Translate;
}

/** The seconds go by for the eye; a screen reader is told once how many there are, and once that they are over. */
export const Waiting = ({ seconds, left, t }: WaitingProps) =>
  left === 0 ? (
    t("failed.wait_over")
  ) : (
    <>
      <span aria-hidden="true">{waitWords(t, left)}</span>
      <span className="sr">{waitWords(t, seconds)}</span>
    </>
  );

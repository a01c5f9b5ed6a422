import { useEffect, useRef } from "react";
import { formatDay, type Language } from "pilothouse/wire";
import type { RedeemResult } from "./redemption";
import { redeemWords } from "./words";

interface DoneProps {
  readonly language: Language;
  readonly name: string;
  readonly device: string;
  readonly done: RedeemResult;
  readonly onAgain: () => void;
}

export const RedeemDone = ({ language, name, device, done, onAgain }: DoneProps) => {
  const w = redeemWords(language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="form result" role="status">
      <p className="badge good" aria-hidden="true">
        ✓
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {w("done.title")}
      </h1>
      <p className="lead">{w("done.text", { package: name, device, date: formatDay(done.until) })}</p>
      <p className="note">{w("done.order", { order: done.order })}</p>
      <button type="button" className="second" onClick={onAgain}>
        {w("done.again")}
      </button>
    </div>
  );
};

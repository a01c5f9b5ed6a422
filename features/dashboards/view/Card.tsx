import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { FailedPart } from "./part";

interface CardProps {
  readonly title: string;
  /** The address of the list. */
  readonly to: string;
  readonly note?: ReactNode;
  readonly isFailed?: boolean;
  readonly children: ReactNode;
}

export const Card = ({ title, to, note, isFailed = false, children }: CardProps) => {
  const id = useId();
  return (
    <section className="dash-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Link to={to}>{title}</Link>
        </h2>
        {note}
      </header>
      {isFailed ? <FailedPart /> : null}
      {children}
    </section>
  );
};

import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { Icon } from "../kit/icons";
import { RangeBar } from "./RangeBar";
import "./statistics.css";
import type { Address } from "./useAddress";

interface PageProps {
  readonly title: string;
  readonly address: Address;
  /** Further choices, beside the days. */
  readonly picks: ReactNode;
  readonly failure: Error | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A statistics screen: what is shown above, the numbers below, and what is wrong instead of them. */
export const StatisticsPage = ({ title, address, picks, failure, busy, onRetry, children }: PageProps) => {
  const translate = useTranslate();
  const { before, fault } = address;
  return (
    <div className="statistics" aria-busy={busy}>
      <header className="statistics-head">
        <h1>{title}</h1>
        <p>{fault ? null : translate("statistics.compared", { ...before })}</p>
      </header>
      <div className="statistics-bar">
        <RangeBar address={address} />
        {picks}
      </div>
      {fault ? null : failure ? (
        <section className="statistics-message" role="alert">
          <Icon name="warning" size={26} />
          <h2>{translate("statistics.failed")}</h2>
          <p>{failure.message}</p>
          <button type="button" className="kit-button" onClick={onRetry}>
            {translate("statistics.retry")}
          </button>
        </section>
      ) : (
        children
      )}
    </div>
  );
};

import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { failureWords } from "pilothouse/resource";
import { Button, Icon } from "pilothouse/ui";
import { formatTimestamp } from "pilothouse/wire";
import { type FilterField, RecordFilters } from "./RecordFilters";
import { ZoneChoice } from "../ZoneChoice";
import { RangeBar } from "./RangeBar";
import "./statistics.css";
import { secondsOfRange } from "./range";
import type { StatisticsAddress } from "./useAddress";

interface Asked {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}
interface PageProps {
  readonly title: string;
  readonly address: StatisticsAddress;
  /** The filters in addition to the days. */
  readonly picks: readonly FilterField[];
  /** Additional controls. */
  readonly choices?: ReactNode;
  /** The requests for the figures. If one fails, "try again" repeats all. */
  readonly answers: readonly Asked[];
  readonly children: ReactNode;
}

/**
 * A statistics screen: filters above, figures below. If a request failed, the error is shown in place of the figures.
 */
export const StatisticsPage = ({ title, address, picks, choices, answers, children }: PageProps) => {
  const translate = useTranslate();
  const { before, earlier, days, zone, fault } = address;
  const isCut = earlier.gmt_end < secondsOfRange(before, zone).gmt_end;
  const said = translate(isCut ? "statistics.compared_until" : "statistics.compared", {
    from: before.from,
    to: isCut ? formatTimestamp(earlier.gmt_end, zone) : before.to,
  });
  const failure = answers.find(({ error }) => error)?.error ?? null;
  return (
    <div className="statistics" aria-busy={answers.some(({ isFetching }) => isFetching)}>
      <header className="statistics-head">
        <h1>{title}</h1>
        <p>{fault || failure ? null : said}</p>
      </header>
      <div className="statistics-bar">
        <RangeBar address={address} />
        <RecordFilters of={picks} address={address} />
        {choices}
        <ZoneChoice days={days} brief />
      </div>
      {fault ? null : failure ? (
        <section className="statistics-message" role="alert">
          <Icon name="warning" size={26} />
          <h2>{translate("statistics.failed")}</h2>
          <p>{failureWords(failure, translate)}</p>
          <Button onClick={() => answers.forEach((one) => void one.refetch())}>{translate("statistics.retry")}</Button>
        </section>
      ) : (
        children
      )}
    </div>
  );
};

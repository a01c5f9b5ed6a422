import { useTranslate } from "ra-core";
import { LoadingLines } from "pilothouse/ui";
import { CountChange } from "../CountChange";

const PLACES = ["a", "b", "c", "d"];

export interface KeyFigure {
  readonly label: string;
  readonly value: string;
  /** The value of the previous period. Missing if there is no such period. */
  readonly before?: { readonly text: string; readonly now: number; readonly before: number };
  readonly good?: "up" | "down";
}

/**
 * Numbers in a line, each beside its value in the previous period. `null` reserves the space while the numbers are
 * loading.
 */
export const KeyFigures = ({ figures }: { readonly figures: readonly KeyFigure[] | null }) => {
  const translate = useTranslate();
  return (
    <dl className="statistics-figures">
      {figures === null &&
        PLACES.map((place) => (
          <div key={place}>
            <LoadingLines count={1} height={20} />
            <LoadingLines count={1} height={40} />
            <LoadingLines count={2} height={20} />
          </div>
        ))}
      {(figures ?? []).map(({ label, value, before, good = "up" }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            <small>
              {before ? translate("statistics.before_was", { value: before.text }) : " "}
              {before ? <CountChange now={before.now} before={before.before} good={good} /> : null}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
};

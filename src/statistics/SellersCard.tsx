import { useTranslate } from "ra-core";
import { formatMoney } from "../kit/value";
import { cell } from "./ChartTable";
import { ChartCard } from "./ChartCard";
import { BarsChart } from "./charts";
import type { Range } from "./range";
import type { Seller } from "./readStatistics";
import { useNumbers } from "./useNumbers";

interface SellersCardProps {
  readonly title: string;
  readonly of: string;
  readonly currency: string;
  readonly range: Range;
  readonly sellers: readonly Seller[] | null;
}

/** The five that brought in most. */
export const SellersCard = ({ title, of, currency, range, sellers }: SellersCardProps) => {
  const translate = useTranslate();
  const { whole, short } = useNumbers();
  const income = translate("statistics.income");
  return (
    <ChartCard
      title={title}
      range={range}
      isEmpty={sellers?.length === 0}
      numbers={
        sellers && {
          columns: [of, income, translate("statistics.paid")],
          rows: sellers.map((seller) => ({
            key: seller.key,
            cells: [
              cell(seller.name),
              cell(formatMoney(seller.income, currency), seller.income),
              cell(whole(seller.paid), seller.paid),
            ],
          })),
        }
      }
    >
      {sellers ? (
        <BarsChart
          title={title}
          series={[income]}
          short={short}
          rows={sellers.map((seller) => ({
            name: seller.name,
            values: [Number(seller.income)],
            texts: [formatMoney(seller.income, currency)],
          }))}
        />
      ) : null}
    </ChartCard>
  );
};

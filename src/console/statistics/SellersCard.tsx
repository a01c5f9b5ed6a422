import { useTranslate } from "ra-core";
import { formatMoney } from "pilothouse/value";
import { tableCell } from "./ChartTable";
import { ChartCard } from "./ChartCard";
import { BarsChart } from "./charts";
import { colorOf } from "./fills";
import type { DayRange } from "./range";
import type { SellerIncome } from "./readStatistics";
import { useNumbers } from "./useNumbers";

interface SellersCardProps {
  readonly title: string;
  readonly of: string;
  readonly currency: string;
  readonly range: DayRange;
  readonly sellers: readonly SellerIncome[] | null;
}

/** The five companies with the highest income, each beside its income in the previous period. */
export const SellersCard = ({ title, of, currency, range, sellers }: SellersCardProps) => {
  const translate = useTranslate();
  const { whole, short } = useNumbers();
  const [now, then] = [translate("statistics.this_period"), translate("statistics.period_before")];
  const money = (amount: string) => formatMoney(amount, currency);
  const compared = sellers?.some(({ before }) => before !== null) ?? true;
  const cellsOf = ({ name, income, paid, before }: SellerIncome) => [
    tableCell(name),
    tableCell(money(income), income, before ? { now: Number(income), before: Number(before.income) } : undefined),
    ...(compared ? [tableCell(before ? money(before.income) : "", before?.income ?? "")] : []),
    tableCell(whole(paid), paid),
  ];
  return (
    <ChartCard
      title={title}
      range={range}
      isEmpty={sellers?.length === 0}
      legend={
        compared
          ? [
              { label: now, color: colorOf(0) },
              { label: then, color: "var(--mui-palette-text-secondary)", dashed: true },
            ]
          : []
      }
      numbers={
        sellers && {
          columns: [of, translate("statistics.income"), ...(compared ? [then] : []), translate("statistics.paid")],
          rows: sellers.map((seller) => ({ key: seller.key, cells: cellsOf(seller) })),
        }
      }
    >
      {sellers ? (
        <BarsChart
          title={title}
          compared={compared}
          series={compared ? [now, then] : [now]}
          short={short}
          rows={sellers.map(({ name, income, before }) => {
            const amounts = compared ? [income, before?.income ?? "0.00"] : [income];
            return { name, values: amounts.map(Number), texts: amounts.map(money) };
          })}
        />
      ) : null}
    </ChartCard>
  );
};

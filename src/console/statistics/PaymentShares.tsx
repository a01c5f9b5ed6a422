import { useTranslate } from "ra-core";
import { formatMoney } from "pilothouse/value";
import { valueKey, wordOf } from "pilothouse/wire";
import { payType as payTypes } from "../../generated/enums";
import type statisticsWordTable from "../../generated/service/statistics/statistics.words";
import { tableCell } from "./ChartTable";
import { ChartCard } from "./ChartCard";
import { ShareChart } from "./charts";
import { colorOf, LegendMark } from "./fills";
import type { DayRange } from "./range";
import type { OrderNumbers } from "./readStatistics";
import { useNumbers } from "./useNumbers";

const word = wordOf<typeof statisticsWordTable>();

interface PaymentCardProps {
  readonly currency: string;
  readonly range: DayRange;
  readonly orders: OrderNumbers | null;
}

/** How the income of one currency was paid. */
export const PaymentShares = ({ currency, range, orders }: PaymentCardProps) => {
  const translate = useTranslate();
  const { whole, share } = useNumbers();
  const title = translate("statistics.payment_share");
  const payments = (orders?.payments ?? []).filter((one) => one.currency === currency);
  // The platform has added the amounts up. This sum is only used to compute shares.
  const sum = Number(orders?.totals.find((one) => one.currency === currency)?.income ?? 0);
  const nameOf = (payType: number) => translate(valueKey(payTypes, payType), { _: String(payType) });
  const drawn = payments.filter(({ income }) => Number(income) > 0);
  return (
    <ChartCard
      title={title}
      range={range}
      isEmpty={drawn.length === 0}
      pictured={drawn.map(({ payType, income }, at) => ({
        label: translate("statistics.paid_by", {
          name: nameOf(payType),
          amount: formatMoney(income, currency),
          share: share(Number(income), sum),
        }),
        color: colorOf(at),
      }))}
      numbers={
        orders && {
          columns: [
            translate(word("statistics.fields.pay_type")),
            translate("statistics.income"),
            translate("statistics.share"),
            translate("statistics.paid"),
          ],
          rows: payments.map(({ payType, income, paid }) => {
            const place = drawn.findIndex((one) => one.payType === payType);
            return {
              key: String(payType),
              cells: [
                tableCell(nameOf(payType)),
                tableCell(formatMoney(income, currency), income),
                tableCell(share(Number(income), sum)),
                tableCell(whole(paid), paid),
              ],
              ...(place < 0 ? {} : { mark: <LegendMark at={place} /> }),
            };
          }),
        }
      }
    >
      <ShareChart
        title={title}
        shares={drawn.map(({ payType, income }) => ({
          name: nameOf(payType),
          value: Number(income),
          text: formatMoney(income, currency),
          percent: share(Number(income), sum),
        }))}
      />
    </ChartCard>
  );
};

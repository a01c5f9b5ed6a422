// /info/order: income from orders, and spending on them, by day, company, app and payment method, in one currency at a time.
import { useTranslate } from "ra-core";
import type words from "../../generated/words/en";
import { statisticsCalls } from "../../generated/service/statistics/statistics.calls";
import { MoneyType } from "../../../shared/generated/enums";
import { useAnswer, useResourceWords } from "pilothouse/resource";
import { type ParamsOf, wordOf } from "pilothouse/wire";
import { Select } from "pilothouse/ui";
import { currencyCode, formatMoney } from "pilothouse/value";
import { KeyFigures } from "./KeyFigures";
import { PaymentShares } from "./PaymentShares";
import { type Income, readOrders, readSellers } from "./readStatistics";
import { SellersCard } from "./SellersCard";
import { StatisticsPage } from "./StatisticsPage";
import { TrendCard } from "./TrendCard";
import { useAddress } from "./useAddress";
import { useNumbers } from "./useNumbers";
import { usePeriods } from "./usePeriods";
import { statisticsWords } from "./words";

const CURRENCIES = Object.values(MoneyType);
const isCurrency = (text: string): text is (typeof CURRENCIES)[number] => CURRENCIES.some((one) => one === text);

/** The income in a currency without orders. */
const NONE: Income = {
  ...{ currency: "", income: "0.00", refunded: "0.00", spending: "0.00", between: "0.00" },
  ...{ orders: 0, paid: 0 },
};

const word = wordOf<typeof words>();

export const OrderStatistics = () => {
  const ready = useResourceWords(statisticsWords);
  const translate = useTranslate();
  const { whole } = useNumbers();
  const address = useAddress();
  const { range, now, earlier, get, set } = address;
  const asked = { comp_id: Number(get("company")) || 0, app_id: Number(get("app")) || 0 } satisfies Partial<
    ParamsOf<typeof statisticsCalls.orders>
  >;
  const [orders, before] = usePeriods(statisticsCalls.orders, readOrders, address, asked);
  const totals = orders.data?.totals ?? [];
  const currency = [get("currency"), totals[0]?.currency ?? ""].find(isCurrency) ?? MoneyType.rmb;
  const total = totals.find((one) => one.currency === currency) ?? NONE;
  const was = before.data?.totals.find((one) => one.currency === currency) ?? NONE;
  const sellers = useAnswer(
    statisticsCalls.top,
    { ...now, ...asked, before_begin: earlier.gmt_begin, before_end: earlier.gmt_end, money_type: currency },
    readSellers,
    { enabled: address.fault === null && orders.data !== undefined },
  );
  if (!ready) return null;
  const money = (amount: string) => formatMoney(amount, currency);
  /** An amount, or nothing if the platform does not send it. */
  const figure = (of: "income" | "refunded" | "spending" | "orders" | "paid", text: (value: string) => string) => {
    const [now, then] = [total[of], was[of]];
    if (now === null) return [];
    return {
      label: translate(`statistics.${of}`),
      value: text(String(now)),
      ...(then !== null && {
        before: { text: text(String(then)), now: Number(now), before: Number(then) },
      }),
      ...(of === "refunded" || of === "spending" ? { good: "down" as const } : {}),
    };
  };
  return (
    <StatisticsPage
      title={translate(word("menu.info.order"))}
      address={address}
      picks={["company", "app"]}
      answers={[orders, before, sellers]}
      choices={
        <Select
          label={translate("statistics.currency")}
          value={currency}
          onChange={({ target }) => set({ currency: target.value })}
        >
          {CURRENCIES.map((value) => (
            <option key={value} value={value}>
              {currencyCode(value)}
            </option>
          ))}
        </Select>
      }
    >
      <KeyFigures
        figures={
          orders.data
            ? [
                figure("income", money),
                figure("refunded", money),
                figure("spending", money),
                figure("orders", whole),
                figure("paid", whole),
              ].flat()
            : null
        }
      />
      <p className="statistics-note">
        {translate("statistics.income_and_spending")}
        {Number(total.between ?? 0) > 0
          ? ` ${translate("statistics.between", { amount: money(total.between ?? "") })}`
          : null}
      </p>
      <TrendCard
        title={translate("statistics.income_over_time")}
        measure={translate("statistics.income")}
        address={address}
        now={orders.data?.incomeOf(currency) ?? null}
        before={before.data?.incomeOf(currency) ?? null}
        textOf={money}
      />
      <SellersCard
        title={translate("statistics.top_companies")}
        of={translate("statistics.company")}
        currency={currency}
        range={range}
        sellers={sellers.data?.companies ?? null}
      />
      <SellersCard
        title={translate("statistics.top_apps")}
        of={translate("statistics.app")}
        currency={currency}
        range={range}
        sellers={sellers.data?.apps ?? null}
      />
      <PaymentShares currency={currency} range={range} orders={orders.data ?? null} />
    </StatisticsPage>
  );
};

import ButtonBase from "@mui/material/ButtonBase";
import { useLocale, useTranslate } from "ra-core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { LoadingLines } from "pilothouse/ui";
import { CountChange } from "../CountChange";
import { ChartSkeleton } from "../ChartSkeleton";
import { listAddress, useAccountKeys } from "pilothouse/resource";
import { currencyCode, formatMoney, formatNumber } from "pilothouse/value";
import { can } from "pilothouse/wire";
import type { Order } from "../../generated/vas/order/order.schema";
import { OrderState } from "../../../shared/generated/enums";
import { useScreenPath } from "./places";
import type { CurrencyIncome, CurrencyDay, OverviewDay } from "./readOverview";
import { verticalPositionOf, roundScaleEnd, TrendLine } from "./TrendLine";

const PAID = [OrderState.paid, OrderState.successful];
const ZERO: CurrencyDay = { income: "0.00", spending: "0.00", between: "0.00", paid: 0 };

interface HeroProps {
  /** Null while loading. */
  readonly currencies: readonly CurrencyIncome[] | null;
  readonly days: readonly OverviewDay[];
}

/** Income: a chart of one currency by day, and the totals of all currencies to choose from. */
export const IncomeSummary = ({ currencies, days }: HeroProps) => {
  const translate = useTranslate();
  const [chosen, choose] = useState<string | null>(null);
  const shown = currencies?.find(({ currency }) => currency === chosen) ?? currencies?.[0] ?? null;
  return (
    <section className="dashboard-hero" aria-labelledby="dashboard-income">
      <div className="dashboard-income" aria-busy={currencies === null}>
        <h2 id="dashboard-income">{translate("dashboard.income")}</h2>
        <Amounts shown={shown} />
        {shown ? (
          <Days shown={shown} days={days} />
        ) : (
          <div className="dashboard-plot">{currencies === null && <ChartSkeleton />}</div>
        )}
        {currencies?.length === 0 ? <p className="dashboard-none">{translate("dashboard.no_income")}</p> : null}
      </div>
      <div className="dashboard-currencies">
        <h3>{translate("dashboard.income_by_currency")}</h3>
        {currencies === null && <LoadingLines count={4} height={52} />}
        <ul>
          {(currencies ?? []).map((one) => (
            <li key={one.currency}>
              <ButtonBase aria-pressed={one.currency === shown?.currency} onClick={() => choose(one.currency)}>
                <b>{currencyCode(one.currency)}</b>
                <TrendLine className="dashboard-spark" values={one.days.map(({ income }) => Number(income))} />
                <span>{formatMoney((one.days.at(-1) ?? ZERO).income, one.currency)}</span>
              </ButtonBase>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const Amounts = ({ shown }: { readonly shown: CurrencyIncome | null }) => {
  const translate = useTranslate();
  const today = shown?.days.at(-1) ?? ZERO;
  const until = shown?.until ?? ZERO;
  return (
    <>
      <strong className="dashboard-amount">{shown ? formatMoney(today.income, shown.currency) : " "}</strong>
      <p className="dashboard-before">
        {shown ? (
          <>
            {translate("dashboard.yesterday_by", { value: formatMoney(until.income, shown.currency) })}
            <CountChange
              now={Number(today.income)}
              before={Number(until.income)}
              than={translate("dashboard.than_by_then")}
            />
          </>
        ) : (
          " "
        )}
      </p>
      <p className="dashboard-spending">
        {shown ? translate("dashboard.spending", { amount: formatMoney(today.spending, shown.currency) }) : " "}
        {shown && Number(today.between) > 0
          ? ` ${translate("dashboard.between", { amount: formatMoney(today.between, shown.currency) })}`
          : null}
      </p>
    </>
  );
};

/** Each day links to the list of orders that were paid on it. */
const Days = ({ shown, days }: { readonly shown: CurrencyIncome; readonly days: readonly OverviewDay[] }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const pathOf = useScreenPath();
  const { owner, managed } = useAccountKeys();
  const sellers = [owner, managed].filter((key) => key !== "" && key !== "0").map(Number);
  const values = shown.days.map(({ income }) => Number(income));
  const most = roundScaleEnd(Math.max(0, ...values));
  const least = -roundScaleEnd(Math.max(0, ...values.map((value) => -value)));
  const top = (value: number) => `${verticalPositionOf(value, most, least) * 100}%`;
  const marks = [...new Set([most, most / 2, 0, least])].filter((value) => value >= 0 || -value > most / 6);
  const label = translate("dashboard.income_chart", { currency: currencyCode(shown.currency) });
  return (
    <section className="dashboard-plot" aria-label={label}>
      <div className="dashboard-scale" aria-hidden="true">
        {(most > least ? marks : []).map((value) => (
          <small key={value} style={{ top: top(value) }}>
            {new Intl.NumberFormat(locale, { notation: "compact" }).format(value)}
          </small>
        ))}
      </div>
      <TrendLine values={values} most={most} least={least} filled />
      {days.map(({ day, begin, end }, at) => {
        const { income, paid } = shown.days[at] ?? ZERO;
        const hint = translate("dashboard.day_orders", {
          day: day,
          amount: formatMoney(income, shown.currency),
          paid: formatNumber(paid, locale),
        });
        return (
          <Link
            key={day}
            aria-label={hint}
            data-tip={hint}
            data-side={at < days.length / 2 ? "start" : "end"}
            to={listAddress<Order>(pathOf("orders"), {
              gmt_create_begin: begin,
              gmt_create_end: end,
              order_state: PAID,
              fee_type: [shown.currency],
              ...(sellers.length > 0 && can("within", "order") && { seller_id_within: sellers }),
            })}
          >
            <i style={{ top: top(Number(income)) }} />
          </Link>
        );
      })}
      <div className="dashboard-axis" aria-hidden="true">
        {days.map(({ day }) => (
          <small key={day}>{dayNumber(day)}</small>
        ))}
      </div>
    </section>
  );
};

/** The day of the month: "8" for "2026-11-08". */
const dayNumber = (day: string): string => String(Number(day.slice(8)));

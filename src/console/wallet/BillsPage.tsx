// /user/bills: the balance in each currency, and all income and expenses.
import { useCanAccess, useTranslate } from "ra-core";
import { PageHead } from "pilothouse/form";
import {
  Column,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  MoneyColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { useAccountKeys, WithWords } from "pilothouse/resource";
import { formatMoney } from "pilothouse/value";
import { fieldOf, textIn, wordOf } from "pilothouse/wire";
import { auditState, moneyFlowType, moneyType } from "../../generated/enums";
import { companyReference } from "../../generated/operate/company/company.reference";
import { moneyCalls } from "../../generated/user/money/money.calls";
import { moneyReference } from "../../generated/user/money/money.reference";
import { payOrderReference } from "../../generated/user/pay_order/payOrder.reference";
import { orderReference } from "../../generated/vas/order/order.reference";
import { AuditActions } from "./AuditActions";
import { ALL_COMPANIES, CompanyPick, useChosenCompany } from "./CompanyPick";
import { personalWords } from "./personalWords";
import { WaitingAudits } from "./WaitingAudits";
import { companyParam } from "./Wallet";
import { Wallets } from "./Wallets";
import "./personal.css";
import type words from "../../generated/words/en";
import type { MoneyFlow } from "../../generated/user/money_flow/moneyFlow.schema";

const field = fieldOf<MoneyFlow>();
const word = wordOf<typeof words>();

const Amount = ({ money, currency }: { money: unknown; currency: string }) => {
  const comesIn = !textIn(money).startsWith("-");
  return (
    <span className={comesIn ? "bills-amount bills-in" : "bills-amount"}>
      {comesIn ? "+" : ""}
      {formatMoney(money, currency)}
    </span>
  );
};

const useIsAsked = ({ name }: { readonly name: string }): boolean =>
  useCanAccess({ resource: moneyReference.resource, action: name }).isPending;

const Page = () => {
  const translate = useTranslate();
  const { company, choose } = useChosenCompany();
  const { owner } = useAccountKeys();
  const listed = company === ALL_COMPANIES ? "" : company || owner;
  // Without this wait, buttons and audits that arrive after the list would move it down.
  const asked = [
    useIsAsked(moneyCalls.recharge),
    useIsAsked(moneyCalls.withdraw),
    useIsAsked(moneyCalls.audit),
    useIsAsked(moneyCalls.approve),
  ];
  if (asked.includes(true)) return null;
  const pick = (
    <div className="bills-pick">
      <CompanyPick value={company} onChange={choose} />
    </div>
  );
  return (
    <>
      {company === ALL_COMPANIES ? (
        <PageHead title={translate(word("menu.user.bills"))}>{pick}</PageHead>
      ) : (
        <Wallets key={company} company={company}>
          {pick}
        </Wallets>
      )}
      <WaitingAudits />
      <ListView
        key={listed}
        {...(listed === "" ? {} : { filter: companyParam(listed) })}
        sort={{ field: field("gmt_create"), order: "DESC" }}
        filters={[
          <EnumFilter key="type" source={field("type")} of={moneyFlowType} />,
          <DateRangeFilter key="gmt_create" source={field("gmt_create")} />,
          <EnumFilter key="money_type" source={field("money_type")} of={moneyType} />,
          <EnumFilter key="audit_state" source={field("audit_state")} of={auditState} />,
          ...(listed === "" ? [<ReferenceFilter key="comp_id" source={field("comp_id")} of={companyReference} />] : []),
        ]}
        rowActions={<AuditActions />}
      >
        <EnumColumn source={field("type")} of={moneyFlowType} />
        <Column
          align="end"
          source={field("money")}
          width={130}
          exports={{ as: "money", currencyField: field("money_type") }}
          render={(money, row) => <Amount money={money} currency={textIn(row.money_type)} />}
        />
        <MoneyColumn source={field("balance")} width={140} currencyField={field("money_type")} />
        <TimestampColumn source={field("gmt_create")} />
        <EnumColumn source={field("audit_state")} width={150} of={auditState} />
        {listed === "" && <ReferenceColumn source={field("comp_id")} of={companyReference} />}
        <TextColumn source={field("remark")} />
        <ReferenceColumn source={field("order_id")} of={orderReference} />
        <ReferenceColumn source={field("pay_order_id")} of={payOrderReference} />
      </ListView>
    </>
  );
};

export const BillsPage = () => (
  <WithWords of={personalWords}>
    <Page />
  </WithWords>
);

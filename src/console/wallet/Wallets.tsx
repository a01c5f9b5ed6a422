import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useCanAccess, useTranslate } from "ra-core";
import { type ReactNode, useState } from "react";
import { companyReference } from "../../generated/operate/company/company.reference";
import { moneyCalls } from "../../generated/user/money/money.calls";
import { failureWords, useAnswer, useAccountKeys } from "pilothouse/resource";
import { formatMoney, ReferenceValue } from "pilothouse/value";
import { valueKey } from "pilothouse/wire";
import { MoneyDialog, type MoneyAction } from "./MoneyDialog";
import { companyParam, readWallets, UNKNOWN_WALLETS, type Wallet } from "./Wallet";
import { moneyType } from "../../generated/enums";
import { moneyReference } from "../../generated/user/money/money.reference";

const isFull = ({ balance }: Wallet): boolean => balance !== "" && balance !== "0.00";

interface WalletsProps {
  readonly company: string;
  /** The choice of the company, before the actions. */
  readonly children: ReactNode;
}

/**
 * The balances of a company in each currency, and the possible actions. `company` is "" for the account's own company.
 */
export const Wallets = ({ company, children }: WalletsProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = useAnswer(moneyCalls.get, companyParam(company), readWallets);
  const recharge =
    useCanAccess({ resource: moneyReference.resource, action: moneyCalls.recharge.name }).canAccess === true;
  const own = useAccountKeys();
  // Nobody can withdraw from the wallet of another company.
  const mayWithdraw =
    useCanAccess({ resource: moneyReference.resource, action: moneyCalls.withdraw.name }).canAccess === true;
  const withdraw = mayWithdraw && (company === "" || company === own.owner);
  const [way, setWay] = useState<MoneyAction | null>(null);
  if (error)
    return (
      <div className="bills-chain" role="alert">
        <span>
          {translate("personal.noBalance")} {failureWords(error, translate)}
        </span>
        <Button onClick={() => void refetch()}>{translate("ra.action.refresh")}</Button>
      </div>
    );
  const wallets = data ?? UNKNOWN_WALLETS;
  const full = wallets.filter(isFull);
  const owner = company || own.owner;
  return (
    <section className="bills-wallets" aria-label={translate("personal.wallet")}>
      <header>
        <h1>
          {owner === "" ? (
            translate("personal.wallet")
          ) : (
            <ReferenceValue value={owner} of={companyReference} link={false} />
          )}
        </h1>
        {children}
        {withdraw && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            disabled={full.length === 0}
            onClick={() => setWay("withdraw")}
          >
            {translate("personal.withdraw")}
          </Button>
        )}
        {recharge && (
          <Button variant="contained" size="small" disabled={data === undefined} onClick={() => setWay("recharge")}>
            {translate("personal.recharge")}
          </Button>
        )}
      </header>
      <dl>
        {wallets.map(({ currency, balance }) => (
          <div key={currency} data-currency={currency}>
            <dt>{translate(valueKey(moneyType, currency), { _: currency })}</dt>
            <dd>
              <strong>{balance === "" ? <Skeleton width={140} /> : formatMoney(balance, currency)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {way !== null && (
        <MoneyDialog
          way={way}
          wallets={way === "withdraw" ? full : wallets}
          company={company}
          onClose={() => setWay(null)}
        />
      )}
    </section>
  );
};

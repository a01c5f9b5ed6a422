import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useCanAccess, useTranslate } from "ra-core";
import { useState } from "react";
import { moneyCalls } from "../../generated/user/money/money.calls";
import { failureWords, useAnswer, useOwn } from "pilothouse/resource";
import { formatMoney } from "pilothouse/value";
import { valueKey } from "pilothouse/wire";
import { MoneyDialog, type MoneyAction } from "./MoneyDialog";
import { companyParam, readWallets, UNKNOWN_WALLETS, type Wallet } from "./Wallet";
import { moneyType } from "../../generated/enums";
import { moneyReference } from "../../generated/user/money/money.reference";

/** The balances of a company in each currency; "" for the account's own. */
export const Wallets = ({ company }: { readonly company: string }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useAnswer(moneyCalls.get, companyParam(company), readWallets);
  const recharge =
    useCanAccess({ resource: moneyReference.resource, action: moneyCalls.recharge.name }).canAccess === true;
  const own = useOwn();
  // Nobody can withdraw from the wallet of another company.
  const mayWithdraw =
    useCanAccess({ resource: moneyReference.resource, action: moneyCalls.withdraw.name }).canAccess === true;
  const withdraw = mayWithdraw && (company === "" || company === own.owner);
  const [open, setOpen] = useState<{ readonly way: MoneyAction; readonly wallet: Wallet } | null>(null);
  if (error)
    return (
      <div className="bills-chain" role="alert">
        <span>
          {translate("personal.noBalance")} {failureWords(error, translate)}
        </span>
        <Button onClick={() => void refetch()}>{translate("ra.action.refresh")}</Button>
      </div>
    );
  return (
    <div className="bills-wallets">
      {(data ?? UNKNOWN_WALLETS).map((wallet) => {
        const name = translate(valueKey(moneyType, wallet.currency), { _: wallet.currency });
        return (
          <section key={wallet.currency} className="bills-wallet" aria-label={name} data-currency={wallet.currency}>
            <h2>{name}</h2>
            <strong>
              {wallet.balance === "" ? <Skeleton width={140} /> : formatMoney(wallet.balance, wallet.currency)}
            </strong>
            <div>
              {recharge && (
                <Button
                  variant="contained"
                  size="small"
                  disabled={data === undefined}
                  onClick={() => setOpen({ way: "recharge", wallet })}
                >
                  {translate("personal.recharge")}
                </Button>
              )}
              {withdraw && (
                <Button
                  variant="outlined"
                  color="inherit"
                  size="small"
                  disabled={data === undefined || wallet.balance === "0.00"}
                  onClick={() => setOpen({ way: "withdraw", wallet })}
                >
                  {translate("personal.withdraw")}
                </Button>
              )}
            </div>
          </section>
        );
      })}
      {open && <MoneyDialog {...open} company={company} onClose={() => setOpen(null)} />}
    </div>
  );
};

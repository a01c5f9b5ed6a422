// Recharges a wallet or requests a withdrawal. Each dialog has one request id, so that a double click, or a second
// attempt after a lost answer, counts once.
import { useQueryClient } from "@tanstack/react-query";
import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import { useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { CallForm, MoneyInput, TextInput } from "pilothouse/form";
import { failureWords, ResourceScreen, useCallingDataProvider } from "pilothouse/resource";
import { toCents, largestAmountIn, money, text } from "pilothouse/schema";
import { Dialog, Segments } from "pilothouse/ui";
import { currencyCode, formatMoney, ReferenceValue } from "pilothouse/value";
import { fieldOf, type ParamsOf, requestNumber, wordOf } from "pilothouse/wire";
import { companyReference } from "../../generated/operate/company/company.reference";
import { money as moneyResource } from "../../generated/user/money";
import { moneyCalls } from "../../generated/user/money/money.calls";
import type moneyWords from "../../generated/user/money/money.words";
import { balanceAfter } from "./balanceAfter";
import { type OpenPayment, PaymentWait, readPayment } from "./PaymentWait";
import { companyParam, type Wallet } from "./Wallet";

export type MoneyAction = keyof Pick<typeof moneyCalls, "recharge" | "withdraw">;

const word = wordOf<typeof moneyWords>();
const recharge = fieldOf<ParamsOf<typeof moneyCalls.recharge>>();
const withdraw = fieldOf<ParamsOf<typeof moneyCalls.withdraw>>();
const AMOUNT = recharge("money");

const LEAST = "0.01";
/** The same limits as in resources/user/money.yaml. */
export const LARGEST_AMOUNTS = { rmb: "5000.00", usd: "700.00", inr: "60000.00", jpy: "105000.00" } as const;
const QUICK = ["50.00", "100.00", "500.00", "1000.00"] as const;

const schemas = {
  recharge: z.object({
    [AMOUNT]: money({ required: true, min: LEAST, max: LARGEST_AMOUNTS, currencyField: recharge("money_type") }),
  }),
  withdraw: z.object({
    [withdraw("money")]: money({ required: true, min: LEAST, currencyField: withdraw("money_type") }),
    [withdraw("remark")]: text({ required: true, max: 256 }),
  }),
} as const satisfies Record<MoneyAction, unknown>;

const NO_WALLET: Wallet = { currency: "", balance: "" };

interface MoneyDialogProps {
  readonly way: MoneyAction;
  /** The wallets, at least one. The first is chosen at the beginning. */
  readonly wallets: readonly Wallet[];
  /** The company of the wallet; "" for the account's own. */
  readonly company: string;
  readonly onClose: () => void;
}

const Quick = ({ currency }: { readonly currency: string }) => {
  const { setValue } = useFormContext();
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {QUICK.filter((value) => Number(value) <= Number(largestAmountIn(LARGEST_AMOUNTS, currency) ?? value)).map(
        (value) => (
          <Button
            key={value}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => setValue(AMOUNT, value, { shouldDirty: true, shouldValidate: true })}
          >
            {formatMoney(value, currency).replace(/\.00$/, "")}
          </Button>
        ),
      )}
    </div>
  );
};

interface OfWallet {
  readonly way: MoneyAction;
  readonly wallet: Wallet;
}

const After = ({ way, wallet }: OfWallet) => {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: AMOUNT });
  const after = balanceAfter(wallet.balance, String(typed ?? ""), way === "recharge" ? "in" : "out");
  const words =
    after === null
      ? translate("personal.balanceNow", { amount: formatMoney(wallet.balance, wallet.currency) })
      : translate("personal.balanceAfter", { amount: formatMoney(after, wallet.currency) });
  return (
    <p className="bills-amount" role="status">
      {words}
    </p>
  );
};

/** The label of the button, with the typed amount: "Withdraw ¥50.00". */
const Verb = ({ way, wallet }: OfWallet) => {
  const verb = useTranslate()(`personal.${way}`);
  const typed = String(useWatch({ name: AMOUNT }) ?? "");
  return toCents(typed) === null ? verb : `${verb}\u00a0${formatMoney(typed, wallet.currency)}`;
};

/** Chooses the wallet by its currency. */
const Currency = ({
  wallets,
  wallet,
  onChoose,
}: Pick<MoneyDialogProps, "wallets"> & { readonly wallet: Wallet; readonly onChoose: (currency: string) => void }) => (
  <Segments
    legend={useTranslate()(word("money.fields.money_type"))}
    options={wallets.map(({ currency }) => ({ value: currency, label: currencyCode(currency) }))}
    value={wallet.currency}
    onChoose={onChoose}
  />
);

export const MoneyDialog = ({ way, wallets, company, onClose }: MoneyDialogProps) => {
  const [chosen, choose] = useState("");
  const wallet = wallets.find(({ currency }) => currency === chosen) ?? wallets[0] ?? NO_WALLET;
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useCallingDataProvider();
  const client = useQueryClient();
  const [request_id] = useState(requestNumber);
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  /** The reason why there is no payment address, although the platform accepted the recharge. */
  const [unread, setUnread] = useState<unknown>(null);
  const send = async (values: Readonly<Record<string, unknown>>) => {
    const { data } = await provider.call(moneyCalls[way], {
      ...values,
      ...companyParam(company),
      money_type: wallet.currency,
      request_id,
    } satisfies Partial<Record<keyof ParamsOf<typeof moneyCalls.withdraw>, unknown>>);
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" });
    if (way === "recharge") {
      try {
        setPayment(readPayment(data));
      } catch (error) {
        setUnread(error);
      }
      return undefined;
    }
    notify("personal.withdrawDone", {
      type: "success",
      messageArgs: { amount: formatMoney(values.money, wallet.currency) },
    });
    onClose();
    return undefined;
  };
  return (
    <Dialog title={translate(`personal.${way}Title`)} onClose={onClose}>
      {payment !== null ? <PaymentWait payment={payment} onClose={onClose} /> : null}
      {unread !== null ? (
        <DialogContent role="status">
          {translate("personal.rechargeTaken")} {failureWords(unread, translate)}
        </DialogContent>
      ) : null}
      {payment !== null || unread !== null ? null : (
        <ResourceScreen resource={moneyResource}>
          <CallForm
            // A wallet in another currency has other limits and another balance.
            key={wallet.currency}
            schema={schemas[way]}
            start={{ [recharge("money_type")]: wallet.currency }}
            send={send}
            submit={<Verb way={way} wallet={wallet} />}
            onCancel={onClose}
          >
            {company === "" ? null : (
              <p className="personal-note">
                {translate(word("money.fields.comp_id"))}:{" "}
                <ReferenceValue value={company} of={companyReference} link={false} />
              </p>
            )}
            {wallets.length > 1 && <Currency wallets={wallets} wallet={wallet} onChoose={choose} />}
            {way === "recharge" ? (
              <>
                <MoneyInput source={AMOUNT} required currency={wallet.currency} min={LEAST} max={LARGEST_AMOUNTS} />
                <Quick currency={wallet.currency} />
              </>
            ) : (
              <>
                <MoneyInput source={AMOUNT} required currency={wallet.currency} />
                <TextInput source={withdraw("remark")} required max={256} />
              </>
            )}
            <After way={way} wallet={wallet} />
          </CallForm>
        </ResourceScreen>
      )}
    </Dialog>
  );
};

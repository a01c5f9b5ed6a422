import { useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { useAnswer, useMayOpen } from "pilothouse/resource";
import { LoadingLines } from "pilothouse/ui";
import { formatMoney } from "pilothouse/value";
import { deviceReference } from "../../generated/product/device/device.reference";
import { moneyCalls } from "../../generated/user/money/money.calls";
import { moneyReference } from "../../generated/user/money/money.reference";
import { moneyFlowReference } from "../../generated/user/money_flow/moneyFlow.reference";
import { orderReference } from "../../generated/vas/order/order.reference";
import { Figures } from "../Figures";
import { companyParam, readWallets } from "./Wallet";

/** Empty wallets are left out, except the first if all are empty. */
const EMPTY = "0.00";

interface FigureProps {
  readonly company: number;
  readonly label: string;
}

const Balance = ({ company, label }: FigureProps) => {
  const translate = useTranslate();
  const { data, error } = useAnswer(moneyCalls.get, companyParam(String(company)), readWallets);
  if (error) return null;
  const full = (data ?? []).filter(({ balance }) => balance !== EMPTY);
  const [first, ...others] = full.length > 0 ? full : (data ?? []).slice(0, 1);
  return (
    <div className="ui-labelled">
      <dt>{translate(label)}</dt>
      <dd>
        {first === undefined ? (
          <LoadingLines count={1} height={24} />
        ) : (
          <Link className="ui-number ui-link" to={`${moneyFlowReference.path}?company=${company}`}>
            {formatMoney(first.balance, first.currency)}
          </Link>
        )}
        {others.length > 0 && (
          <small>{others.map(({ balance, currency }) => formatMoney(balance, currency)).join(" · ")}</small>
        )}
      </dd>
    </div>
  );
};

/** What a company has: its balance, its devices and its orders, as far as the account may see them. */
export const CompanyFigures = ({ company }: { readonly company: number }) => {
  const mayOpen = useMayOpen();
  const filter = { comp_id: [company] };
  return (
    <Figures
      counts={[
        { label: "figures.devices", of: deviceReference, filter },
        { label: "figures.orders", of: orderReference, filter },
      ]}
    >
      {mayOpen(moneyReference, "list") && <Balance company={company} label="figures.balance" />}
    </Figures>
  );
};

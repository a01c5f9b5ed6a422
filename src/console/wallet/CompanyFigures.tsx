import { useGetList, useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { type LazyWords, listAddress, useAnswer, useMayOpen, WithWords } from "pilothouse/resource";
import { LoadingLines } from "pilothouse/ui";
import { formatMoney, formatNumber } from "pilothouse/value";
import { type Reference, type WordFile, wordFiles } from "pilothouse/wire";
import { deviceReference } from "../../generated/product/device/device.reference";
import { moneyCalls } from "../../generated/user/money/money.calls";
import { moneyReference } from "../../generated/user/money/money.reference";
import { moneyFlowReference } from "../../generated/user/money_flow/moneyFlow.reference";
import { orderReference } from "../../generated/vas/order/order.reference";
import { companyParam, readWallets } from "./Wallet";

const figureWords: LazyWords = {
  name: "figures",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/console/figures.json")),
};
const ONE = { page: 1, perPage: 1 };
/** Empty wallets are left out, except the first if all are empty. */
const EMPTY = "0.00";

interface FigureProps {
  readonly company: number;
  readonly label: string;
}

/** The number of the company's records of a kind, as a link to their list. */
const Count = ({ company, label, of }: FigureProps & { readonly of: Reference & { readonly path: string } }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const filter = { comp_id: [company] };
  const { total, error } = useGetList(of.resource, { pagination: ONE, filter }, { retry: false });
  if (error !== null) return null;
  return (
    <div className="ui-labelled">
      <dt>{translate(label)}</dt>
      <dd>
        {total === undefined ? (
          <LoadingLines count={1} height={24} />
        ) : (
          <Link className="ui-link" to={listAddress(of.path, filter)}>
            {formatNumber(total, locale)}
          </Link>
        )}
      </dd>
    </div>
  );
};

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

const Figures = ({ company }: { readonly company: number }) => {
  const mayOpen = useMayOpen();
  const figures = [
    mayOpen(moneyReference, "list") && <Balance key="balance" company={company} label="figures.balance" />,
    mayOpen(deviceReference, "list") && (
      <Count key="devices" company={company} label="figures.devices" of={deviceReference} />
    ),
    mayOpen(orderReference, "list") && (
      <Count key="orders" company={company} label="figures.orders" of={orderReference} />
    ),
  ].filter((one) => one !== false);
  return figures.length === 0 ? null : <dl className="ui-head-facts">{figures}</dl>;
};

/** What a company has: its balance, its devices and its orders, as far as the account may see them. */
export const CompanyFigures = (props: { readonly company: number }) => (
  <WithWords of={figureWords}>
    <Figures {...props} />
  </WithWords>
);

import { useGetList, useTranslate } from "ra-core";
import { use } from "react";
import { Link } from "react-router-dom";
import { moneyType, orderState } from "../generated/enums";
import { sections } from "../generated/sections";
import { useFieldLabels } from "../kit/label";
import { ResourceScreen } from "../kit/resource";
import { EnumValue, MoneyValue, TimestampValue } from "../kit/value";
import type { Section } from "../wire/contract";

const ROWS = 6;
const PATH = "/vas/order";
let vas: Promise<Section> | null = null;
const loadVas = () => {
  vas ??= sections.vas.load();
  vas.catch(() => {
    vas = null;
  });
  return vas;
};

/** The newest orders, in the words of the order list. */
export const LatestOrders = () => {
  const order = use(loadVas()).resources.order;
  const translate = useTranslate();
  return (
    <section className="dashboard-card dashboard-orders" aria-labelledby="latest-orders">
      <header>
        <h2 id="latest-orders">{translate("dashboard.latest_orders")}</h2>
        <Link className="dashboard-way" to={PATH}>
          {translate("dashboard.all_orders")}
        </Link>
      </header>
      {order ? (
        <ResourceScreen resource={order}>
          <Rows />
        </ResourceScreen>
      ) : null}
    </section>
  );
};

const Rows = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { data, isError } = useGetList(
    "order",
    { pagination: { page: 1, perPage: ROWS }, sort: { field: "gmt_create", order: "DESC" } },
    { retry: false },
  );
  if (isError) return <p className="dashboard-failed">{translate("dashboard.failed")}</p>;
  if (data?.length === 0) return <p>{translate("dashboard.no_orders")}</p>;
  return (
    <table>
      <thead>
        <tr>
          {["order_id", "order_state", "price", "gmt_create"].map((field) => (
            <th key={field} scope="col">
              {labelOf(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(data ?? Array.from({ length: ROWS }, (_, at) => ({ id: `waiting ${at}` }))).map((record) => (
          <tr key={record.id}>
            <td>
              {data ? (
                <Link className="dashboard-way" to={`${PATH}/${encodeURIComponent(record.id)}/show`}>
                  {record.id}
                </Link>
              ) : (
                " "
              )}
            </td>
            <td>{data ? <EnumValue value={record.order_state} of={orderState} /> : null}</td>
            <td>{data ? <MoneyValue value={record.price} currency={currencyOf(record.fee_type)} /> : null}</td>
            <td>{data ? <TimestampValue value={record.gmt_create} /> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const currencyOf = (value: unknown): string | undefined => {
  const known = moneyType.values.find((one) => one.value === value);
  return known === undefined ? undefined : String(known.value);
};

import { useRecordContext } from "ra-core";
import { useAllowed, useAnswer, WithWords } from "pilothouse/resource";
import { EnumValue, NumberValue, ReferenceValue } from "pilothouse/value";
import { numberIn, textIn, valueReaders } from "pilothouse/wire";
import { goodsType } from "../../generated/enums";
import { goods } from "../../generated/operate/goods";
import { goodsReference } from "../../generated/operate/goods/goods.reference";
import type { Goods } from "../../generated/operate/goods/goods.schema";
import type { ShopGoods } from "../../generated/operate/shop_goods/shopGoods.schema";
import { thirdPartyCalls } from "../../generated/operate/third_party/thirdParty.calls";
import { FactsButton } from "./FactsButton";
import { FactsTable } from "./FactsTable";

type Offer = Pick<Goods, "name" | "type" | "month" | "price"> & Pick<ShopGoods, "goods_id">;

const Offers = ({ id }: { readonly id: number }) => {
  const { data, error } = useAnswer(thirdPartyCalls.products, { id }, (answer) => valueReaders.rows<Offer>(answer));
  return (
    <FactsTable
      label="facts.goods"
      rows={data}
      error={error}
      columns={[
        { label: "goods.fields.name", cell: ({ name }) => textIn(name) },
        { label: "goods.fields.type", cell: ({ type }) => <EnumValue value={type} of={goodsType} /> },
        { label: "goods.fields.month", cell: ({ month }) => <NumberValue value={month} /> },
        { label: "goods.fields.price", cell: ({ price }) => textIn(price) },
        { label: "facts.taken", cell: ({ goods_id }) => <ReferenceValue value={goods_id} of={goodsReference} /> },
      ]}
    />
  );
};

/** The goods that a third party offers, and the goods of the console that were made from them. */
export const PartnerGoods = () => {
  const record = useRecordContext();
  const allowed = useAllowed(thirdPartyCalls.products.name);
  return record && allowed ? (
    <FactsButton label="facts.goods" icon="goods">
      <WithWords of={goods}>
        <Offers id={numberIn(record.id)} />
      </WithWords>
    </FactsButton>
  ) : null;
};

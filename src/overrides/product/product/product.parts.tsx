import { useRecordContext } from "ra-core";
import type { PartsOf } from "pilothouse/console";
import type { FactsOf } from "pilothouse/wire";
import { ProductFigures } from "../../../console/facts/ProductFigures";
import type { Product } from "../../../generated/product/product/product.schema";

const Figures = () => {
  const record: FactsOf<Product> | undefined = useRecordContext();
  return typeof record?.pk === "string" ? <ProductFigures pk={record.pk} /> : null;
};

export const parts = { above: Figures } satisfies PartsOf<Product>;

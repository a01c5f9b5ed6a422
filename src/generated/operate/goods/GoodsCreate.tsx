// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { GoodsType, SaleState, StockMonth } from "../../../../shared/generated/enums";
import { GoodsInputs } from "./GoodsInputs";
import { goodsAdd } from "./goods.schema";

export const GoodsCreate = () => (
  <CreateView
    schema={goodsAdd}
    defaults={{
      type: GoodsType.cloud_storage,
      state: SaleState.off_sale,
      month: StockMonth.month_1,
      stock: 0,
      limit: 0,
      only: 0,
    }}
  >
    <GoodsInputs />
  </CreateView>
);

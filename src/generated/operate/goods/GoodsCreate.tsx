// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { GoodsInputs } from "./GoodsInputs";
import { goodsAdd } from "./goods.schema";

export const GoodsCreate = () => (
  <CreateView schema={goodsAdd} defaults={{ type: 1, state: 2, month: 1, stock: 0, limit: 0, only: 0 }}>
    <GoodsInputs />
  </CreateView>
);

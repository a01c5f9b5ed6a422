// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { GoodsInputs } from "./GoodsInputs";
import { goodsSet } from "./goods.schema";

export const GoodsEdit = () => (
  <EditView schema={goodsSet}>
    <GoodsInputs />
  </EditView>
);

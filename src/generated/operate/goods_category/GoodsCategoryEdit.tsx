// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { GoodsCategoryInputs } from "./GoodsCategoryInputs";
import { goodsCategorySet } from "./goodsCategory.schema";

export const GoodsCategoryEdit = () => (
  <EditView schema={goodsCategorySet}>
    <GoodsCategoryInputs />
  </EditView>
);

// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { GoodsCategoryInputs } from "./GoodsCategoryInputs";
import { goodsCategoryAdd } from "./goodsCategory.schema";

export const GoodsCategoryCreate = () => (
  <CreateView schema={goodsCategoryAdd}>
    <GoodsCategoryInputs />
  </CreateView>
);

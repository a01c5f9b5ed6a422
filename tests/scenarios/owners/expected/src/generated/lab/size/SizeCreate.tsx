// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { SizeInputs } from "./SizeInputs";
import { sizeAdd } from "./size.schema";

export const SizeCreate = () => (
  <CreateView schema={sizeAdd}>
    <SizeInputs />
  </CreateView>
);

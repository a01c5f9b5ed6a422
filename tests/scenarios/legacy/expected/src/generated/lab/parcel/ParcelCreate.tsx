// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ParcelInputs } from "./ParcelInputs";
import { parcelAdd } from "./parcel.schema";

export const ParcelCreate = () => (
  <CreateView schema={parcelAdd}>
    <ParcelInputs />
  </CreateView>
);

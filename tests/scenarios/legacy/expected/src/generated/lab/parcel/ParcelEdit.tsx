// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ParcelInputs } from "./ParcelInputs";
import { parcelSet } from "./parcel.schema";

export const ParcelEdit = () => (
  <EditView schema={parcelSet}>
    <ParcelInputs />
  </EditView>
);

// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { PlaceInputs } from "./PlaceInputs";
import { placeSet } from "./place.schema";

export const PlaceEdit = () => (
  <EditView schema={placeSet}>
    <PlaceInputs />
  </EditView>
);

// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PlaceInputs } from "./PlaceInputs";
import { placeAdd } from "./place.schema";

export const PlaceCreate = () => (
  <CreateView schema={placeAdd}>
    <PlaceInputs />
  </CreateView>
);

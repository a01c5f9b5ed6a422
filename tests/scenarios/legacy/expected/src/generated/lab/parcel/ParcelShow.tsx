// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { ShowGroup, ShowView, TextField } from "pilothouse/show";

export const ParcelShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="lent_from" />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

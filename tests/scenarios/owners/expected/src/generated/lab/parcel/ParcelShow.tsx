// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { shelfReference } from "../shelf/shelf.reference";

export const ParcelShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField required source="shelf_id" of={shelfReference} />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { firmReference } from "../firm/firm.reference";

export const ShelfShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField source="firm_id" of={firmReference} />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

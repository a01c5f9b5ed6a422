// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import { ShowGroup, ShowView, TextField } from "pilothouse/show";

export const FirmShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

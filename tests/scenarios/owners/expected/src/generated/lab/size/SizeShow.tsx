// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import { ShowGroup, ShowView, TextField } from "pilothouse/show";

export const SizeShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { AuthorInputs } from "./AuthorInputs";
import { authorSet } from "./author.schema";

export const AuthorEdit = () => (
  <EditView schema={authorSet}>
    <AuthorInputs />
  </EditView>
);

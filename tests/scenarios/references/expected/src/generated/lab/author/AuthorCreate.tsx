// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { AuthorInputs } from "./AuthorInputs";
import { authorAdd } from "./author.schema";

export const AuthorCreate = () => (
  <CreateView schema={authorAdd}>
    <AuthorInputs />
  </CreateView>
);

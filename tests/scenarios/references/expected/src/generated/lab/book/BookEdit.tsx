// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { BookInputs } from "./BookInputs";
import { bookSet } from "./book.schema";

export const BookEdit = () => (
  <EditView schema={bookSet}>
    <BookInputs />
  </EditView>
);

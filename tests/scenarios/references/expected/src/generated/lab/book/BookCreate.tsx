// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { BookInputs } from "./BookInputs";
import { bookAdd } from "./book.schema";

export const BookCreate = () => (
  <CreateView schema={bookAdd}>
    <BookInputs />
  </CreateView>
);

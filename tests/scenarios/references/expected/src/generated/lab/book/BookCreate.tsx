// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "../../../kit/form";
import { BookInputs } from "./BookInputs";
import { bookAdd } from "./book.schema";

export const BookCreate = () => (
  <CreateView schema={bookAdd}>
    <BookInputs />
  </CreateView>
);

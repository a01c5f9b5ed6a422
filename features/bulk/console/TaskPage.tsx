import { NotFound } from "../../../src/framework/shell/errors/EmptyPages";
import type { PageProps } from "../../../src/framework/shell/slots";
import { BulkTaskPage } from "./BulkTaskPage";

/** The page of a bulk task, at `/tasks/<id>`. */
export const TaskPage = ({ params: { id = "" } }: PageProps) => <BulkTaskPage id={id} missing={<NotFound />} />;

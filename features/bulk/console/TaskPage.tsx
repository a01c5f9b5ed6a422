import { useCallback } from "react";
import { useConsole } from "../../../src/framework/shell/Console";
import { NotFound } from "../../../src/framework/shell/errors/EmptyPages";
import type { PageProps } from "../../../src/framework/shell/slots";
import { BulkTaskPage } from "./BulkTaskPage";

/** The page of a bulk task, at `/tasks/<id>`. */
export const TaskPage = ({ params: { id = "" } }: PageProps) => {
  const { sections } = useConsole();
  const whereOf = useCallback(
    async (section: string) => (await (await sections[section]?.load())?.where?.()) ?? {},
    [sections],
  );
  return <BulkTaskPage id={id} whereOf={whereOf} missing={<NotFound />} />;
};

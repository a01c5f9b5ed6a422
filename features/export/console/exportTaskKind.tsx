import { lazy } from "react";
import type { TaskKind } from "../../../src/framework/tasks/slots";

const ExportItem = lazy(() => import("./ExportItem").then((m) => ({ default: m.ExportItem })));

/** Exports that the platform writes in the background. */
export const exportTaskKind: TaskKind = {
  note: "tasks.kept",
  isOffered: () => true,
  takes: ({ kind }) => kind === "export",
  read: async (asked) => {
    const { readExports } = await import("./readExports");
    return readExports(asked, (one) => ({ ...one.task, draw: (props) => <ExportItem {...props} {...one} /> }));
  },
};

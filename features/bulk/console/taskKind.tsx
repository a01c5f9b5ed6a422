import { lazy } from "react";
import type { TaskProps } from "../../../src/framework/tasks/PlatformTask";
import type { TaskKind } from "../../../src/framework/tasks/slots";
import { servesRest } from "../../../src/framework/wire/HostInside";

const BulkItem = lazy(() => import("./BulkItem").then((m) => ({ default: m.BulkItem })));

export const bulkTaskKind: TaskKind = {
  isOffered: () => servesRest("bulk"),
  takes: ({ kind }) => kind === "bulk",
  read: async ({ of }) => {
    if (of.length === 0) return null;
    const { readBulkTasks } = await import("./askBulk");
    const tasks = (await readBulkTasks(of)).map((one) => ({
      ...one.task,
      draw: (props: TaskProps) => <BulkItem {...props} {...one} />,
    }));
    return { tasks, failure: null };
  },
};

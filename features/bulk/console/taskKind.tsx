import { lazy } from "react";
import type { TaskKind } from "../../../src/framework/tasks/slots";
import { servesRest } from "../../../src/framework/wire/HostInside";

const BulkItem = lazy(() => import("./BulkItem").then((m) => ({ default: m.BulkItem })));

export const bulkTasks: TaskKind = {
  kind: "bulk",
  isOffered: () => servesRest("bulk"),
  read: async (of, now) => {
    const { readBulkTasks } = await import("./askBulk");
    return (await readBulkTasks(of, now)).map((one) => ({
      ...one.task,
      draw: (told) => <BulkItem {...told} {...one} />,
    }));
  },
};

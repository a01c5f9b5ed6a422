import type { ResourceModel } from "../model/Model";
import { type Code, element, type Entry, literal, member } from "../printing";
import { callsOf } from "./actionCode";
import { kit } from "./valueCode";

/** The button that exports records in the background. */
export const exportTaskCode = (resource: ResourceModel): readonly Code[] => {
  const { exporting } = resource;
  if (exporting === null) return [];
  const range: readonly Entry[] = exporting.range === null ? [] : [["range", literal(exporting.range)]];
  return [
    element(kit("tasks", "ExportTaskButton"), [
      ["key", literal("export_task")],
      ["call", member(callsOf(resource), exporting.add)],
      ...range,
    ]),
  ];
};

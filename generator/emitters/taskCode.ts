// Buttons of a list: importing rows of a file, and exporting records to a file.
import type { ResourceModel } from "../model/Model";
import { type Code, element, type Entry, lazyMember, literal, member } from "../printing";
import { callsOf } from "./actionCode";
import { kit } from "./valueCode";

const importButton = ({ importing, names }: ResourceModel): readonly Code[] =>
  importing === null
    ? []
    : [
        element(kit("import", "ImportButton"), [
          ["key", literal("import")],
          ["action", literal(importing.call)],
          ...(importing.updates ? [["updates", literal(true)] as const] : []),
          ["of", lazyMember(`./${names.camel}.import`, `${names.camel}Importer`)],
        ]),
      ];

const exportButton = (resource: ResourceModel): readonly Code[] => {
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

export const taskButtonsCode = (resource: ResourceModel): readonly Code[] => [
  ...importButton(resource),
  ...exportButton(resource),
];

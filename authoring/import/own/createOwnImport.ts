// Turns tables into the files of a console of its own platform.
import type { ImportResult } from "../Taken";
import type { LeftOutPart } from "../LeftOutPart";
import { tableReport } from "./report";
import { ownDefinitionFiles } from "./files";
import type { OwnTables } from "./OwnTable";
import type { OwnResource } from "./OwnResource";
import { resourcesOfTables } from "./resources";

export interface OwnImport extends ImportResult {
  readonly resources: readonly OwnResource[];
  readonly source: OwnTables;
}

export const createOwnImport = (source: OwnTables, title: string, hasRows: boolean): OwnImport => {
  const leftOut: LeftOutPart[] = [...source.leftOut];
  const found = resourcesOfTables(source.tables, leftOut);
  const files = ownDefinitionFiles(found, title, hasRows);
  const { summary, report } = tableReport(found.resources, leftOut, title, source.said);
  return {
    title,
    files,
    text: source.text,
    summary,
    report,
    beside: new Map(),
    count: found.resources.length,
    resources: found.resources,
    source,
  };
};

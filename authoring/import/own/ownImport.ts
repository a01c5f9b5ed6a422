// Turns tables into the files of a console of its own platform.
import type { Taken } from "../Taken";
import type { LeftOut } from "../LeftOut";
import { tableReport } from "./report";
import { ownFiles } from "./files";
import type { OwnTables } from "./OwnTable";
import type { OwnResource } from "./OwnResource";
import { ownResources } from "./resources";

export interface OwnImport extends Taken {
  readonly resources: readonly OwnResource[];
  readonly source: OwnTables;
}

export const ownImport = (source: OwnTables, title: string, hasRows: boolean): OwnImport => {
  const leftOut: LeftOut[] = [...source.leftOut];
  const found = ownResources(source.tables, leftOut);
  const files = ownFiles(found, title, hasRows);
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

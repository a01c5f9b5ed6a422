import { lazy } from "react";
import type { TaskKind } from "../../../src/framework/tasks/slots";
import type { ResourceProps } from "../../../src/framework/wire/contract";

const ImportItem = lazy(() => import("./ImportItem").then((m) => ({ default: m.ImportItem })));

const RECORDS = "_import";

interface Seeing {
  readonly names: ReadonlySet<string>;
  readonly may: (menu: string) => boolean;
}

/** Whether the records of this resource are imports of another one, and the account may list them. */
export const isImportResource = ({ name, access }: ResourceProps, { names, may }: Seeing): boolean =>
  name.endsWith(RECORDS) && names.has(name.slice(0, -RECORDS.length)) && access.list !== undefined && may(access.list);

/** Imports by the platform or a browser, which are records of resources such as `device_import`. */
export const importTaskKind: TaskKind = {
  isOffered: () => true,
  takes: ({ resource }, asked) => asked.of.some((one) => one.name === resource && isImportResource(one, asked)),
  read: async (asked) => {
    const of = asked.of.filter((one) => isImportResource(one, asked));
    if (of.length === 0) return null;
    const { readImports } = await import("./readImports");
    return readImports({ ...asked, of }, (one) => ({
      ...one.task,
      draw: (props) => <ImportItem {...props} {...one} />,
    }));
  },
};

import { useResourceProps } from "../../../src/framework/resource/resource";
import { ImportButton } from "./ImportButton";
import type { Importers } from "./Importers";

/** The button of each list whose resource has an importer. */
export const createImportTool = (importers: Importers) => () => {
  const name = useResourceProps()?.name;
  const importer = name !== undefined && Object.hasOwn(importers, name) ? importers[name] : undefined;
  return importer === undefined ? null : <ImportButton {...importer} />;
};

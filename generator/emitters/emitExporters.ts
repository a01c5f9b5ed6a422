import { type Code, type Entry, literal, table } from "../printing";
import type { Catalog } from "./Catalog";

/** The lists whose rows the platform exports in the background. `range`: the timestamp that an export must filter by. */
export const emitExporters = ({ model }: Catalog): Code =>
  table(
    model.resources.flatMap(({ exporting, name }): readonly Entry[] => {
      if (exporting === null) return [];
      const { range } = exporting;
      return [[name, table(range === null ? [] : [["range", literal(range)]])]];
    }),
  );

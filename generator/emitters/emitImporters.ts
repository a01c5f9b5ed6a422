import { type Code, lazyMember, literal, table } from "../printing";
import type { Catalog } from "./Catalog";

/** How rows of files become records: for each list, the call for rows, and the importer of its resource. */
export const emitImporters = ({ model }: Catalog): Code =>
  table(
    model.resources.flatMap(({ asked, importing, name, names, section }) =>
      importing === null || !asked
        ? []
        : [
            [
              name,
              table([
                ["action", literal(importing.call)],
                ...(importing.updates ? [["updates", literal(true)] as const] : []),
                ["of", lazyMember(`./${section}/${name}/${names.camel}.import`, `${names.camel}Importer`)],
              ]),
            ] as const,
          ],
    ),
  );

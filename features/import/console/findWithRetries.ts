import type { CallingDataProvider } from "../../../src/framework/resource/useCallingDataProvider";
import type { Importer } from "../../../src/framework/wire/contract";
import type { RecordNameCache } from "./AlikeNames";
import { findKeys, type KeySearch } from "./findKeys";
import { importFields } from "./importFields";
import type { FoundKeys } from "./ImportPlan";

interface Finding {
  readonly importer: Importer;
  readonly dataProvider: CallingDataProvider;
  readonly alike: RecordNameCache;
  readonly pathsIn?: ((resource: string) => KeySearch["pathsOf"]) | undefined;
  troubleOf(error: unknown): string;
}

/** After a failed request, milliseconds until the next one. */
const AGAIN = 3000;

/**
 * Finds the records to which texts of a file refer, and repeats until the platform answers. Null if it was cancelled.
 *
 * @param onTrouble gets the message of each failed request, and null afterwards
 */
export const findWithRetries = async (
  { importer, dataProvider, pathsIn, alike, troubleOf }: Finding,
  resource: string,
  texts: readonly string[],
  isWanted: () => boolean,
  onTrouble: (trouble: string | null) => void,
): Promise<FoundKeys | null> => {
  const field = importFields(importer).find(({ of }) => of?.resource === resource);
  if (!field?.of) return null;
  for (;;) {
    try {
      const looking = {
        dataProvider,
        of: field.of,
        numeric: field.schema.args.type !== "string",
        pathsOf: pathsIn?.(resource),
        alike,
      };
      const found = await findKeys(looking, texts);
      if (!isWanted()) return null;
      onTrouble(null);
      return found;
    } catch (error) {
      if (!isWanted()) return null;
      onTrouble(troubleOf(error));
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (!isWanted()) return null;
    }
  }
};

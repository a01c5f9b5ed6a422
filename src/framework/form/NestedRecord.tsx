import { RecordContextProvider, type SourceContextValue, SourceContextProvider } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { FieldPathProvider } from "../resource/fieldPath";

interface NestedRecordProps {
  /** The path of its values: `details.0`. */
  readonly name: string;
  /** The name in the definition: `details`. */
  readonly path: string;
  readonly children: ReactNode;
}

// Inputs without a value use the record context. A new row must not show the values of a removed one.
const NOTHING = {};

/** Inside, sources are fields of a row. */
export const NestedRecord = ({ name, path, children }: NestedRecordProps) => {
  const sources = useMemo<SourceContextValue>(
    () => ({ getSource: (source) => `${name}.${source}`, getLabel: (source) => `${path}.${source}` }),
    [name, path],
  );
  return (
    <FieldPathProvider of={path}>
      <SourceContextProvider value={sources}>
        <RecordContextProvider value={NOTHING}>{children}</RecordContextProvider>
      </SourceContextProvider>
    </FieldPathProvider>
  );
};

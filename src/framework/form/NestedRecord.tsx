import { RecordContextProvider, type SourceContextValue, SourceContextProvider } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { FieldPathProvider } from "../resource/fieldPath";

interface NestedRecordProps {
  /** The path of the row's values: `details.0`. */
  readonly name: string;
  /** The field's name in the definition: `details`. */
  readonly path: string;
  readonly children: ReactNode;
}

// Inputs without a value read the record context. Without this, a new row would show values of a removed one.
const NOTHING = {};

/** Inputs inside it write to a row: the name of a field means the field of that row. */
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

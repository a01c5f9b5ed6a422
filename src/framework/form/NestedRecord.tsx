import { RecordContextProvider, type SourceContextValue, SourceContextProvider } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { FieldPathProvider } from "../resource/fieldPath";

interface NestedRecordProps {
  /** Where its values are: `details.0`. */
  readonly name: string;
  /** What the definition calls it: `details`. */
  readonly path: string;
  readonly children: ReactNode;
}

// Inputs take a missing value from the record around them; a new row must not take that of a removed one.
const NOTHING = {};

/** Sources below are those of a row. */
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

// A record at a glance, beside its list: its Show, which then draws less than on its own page.
import { type Identifier, RecordContext, ResourceContextProvider } from "ra-core";
import { createContext, type ReactNode, Suspense, useContext } from "react";
import { PermanentFilterProvider } from "../../../src/framework/resource/related";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { showViewOf } from "../../../src/framework/value/showViewOf";

const QuickContext = createContext<Identifier | null>(null);

/** The record that a Show draws at a glance. Null on its own page. */
export const useQuickRecord = (): Identifier | null => useContext(QuickContext);

interface QuickRecordProps {
  readonly id: Identifier;
  /** Shown until its Show is loaded. */
  readonly fallback: ReactNode;
}

export const QuickRecord = ({ id, fallback }: QuickRecordProps) => {
  const props = useResourceProps();
  const View = showViewOf(props);
  if (props === null || View === null) return null;
  return (
    <ResourceContextProvider value={props.name}>
      {/* The list may stand on the page of another record, which has nothing to do with this one. */}
      <PermanentFilterProvider value={null}>
        <RecordContext.Provider value={undefined}>
          <QuickContext value={id}>
            <Suspense fallback={fallback}>
              <View />
            </Suspense>
          </QuickContext>
        </RecordContext.Provider>
      </PermanentFilterProvider>
    </ResourceContextProvider>
  );
};

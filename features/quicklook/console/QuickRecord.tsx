// A record next to its list: its Show, with less than on its own page.
import { type Identifier, RecordContext, ResourceContextProvider } from "ra-core";
import { useMemo } from "react";
import { PermanentFilterProvider } from "../../../src/framework/resource/related";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { GlanceContext } from "../../../src/framework/value/Glance";
import { showViewOf } from "../../../src/framework/value/showViewOf";
import { QuickShow } from "./QuickShow";

export interface QuickRecordProps {
  readonly id: Identifier;
}

export const QuickRecord = ({ id }: QuickRecordProps) => {
  const props = useResourceProps();
  const glance = useMemo(() => ({ id, View: QuickShow }), [id]);
  const View = showViewOf(props);
  if (props === null || View === null) return null;
  return (
    <ResourceContextProvider value={props.name}>
      {/* The list may be on the page of another record, whose filter and record do not apply here. */}
      <PermanentFilterProvider value={null}>
        <RecordContext.Provider value={undefined}>
          <GlanceContext value={glance}>
            <View />
          </GlanceContext>
        </RecordContext.Provider>
      </PermanentFilterProvider>
    </ResourceContextProvider>
  );
};

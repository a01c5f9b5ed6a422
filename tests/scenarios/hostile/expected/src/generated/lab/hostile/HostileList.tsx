// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumColumn, ListView, NumberColumn, TextColumn } from "pilothouse/list";
import { trap } from "../../enums";
import { hostileCalls } from "./hostile.calls";

export const HostileList = () => (
  <ListView
    sort={{ field: "id", order: "ASC" }}
    rowActions={[<CallButton key="run" call={hostileCalls.run} icon="play" />]}
  >
    <TextColumn source="name" />
    <NumberColumn source="amount" unit={'"} evil={alert(1)} x="&quot;'} />
    <EnumColumn source="state" of={trap} />
    <TextColumn extra="record" source="id" />
  </ListView>
);

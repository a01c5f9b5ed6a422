// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumField, NumberField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { trap } from "../../enums";
import { hostileCalls } from "./hostile.calls";

export const HostileShow = () => (
  <ShowView actions={[<CallButton key="run" call={hostileCalls.run} icon="play" />]}>
    <ShowGroup name="trap">
      <NumberField source="amount" unit={'"} evil={alert(1)} x="&quot;'} />
      <EnumField source="state" of={trap} />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { TextInput } from "pilothouse/ask";
import { ListField, ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { placeCalls } from "./place.calls";
import { placeReference } from "./place.reference";

export const PlaceShow = () => (
  <ShowView
    actions={[
      <CallButton
        key="close"
        call={placeCalls.close}
        icon="play"
        ask={[<TextInput key="why_closed" source="why_closed" />]}
      />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField source="part_of" of={placeReference} />
      <ListField source="doors">
        <TextField source="doors.door_name" />
      </ListField>
      <TextField source="place_no" />
    </ShowGroup>
  </ShowView>
);

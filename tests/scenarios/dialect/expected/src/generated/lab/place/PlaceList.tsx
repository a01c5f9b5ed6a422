// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { TextInput } from "pilothouse/ask";
import { CountColumn, ListView, ReferenceColumn, TextColumn, TextFilter } from "pilothouse/list";
import { placeCalls } from "./place.calls";
import { placeReference } from "./place.reference";

export const PlaceList = () => (
  <ListView
    parent="part_of"
    sort={{ field: "place_no", order: "ASC" }}
    filters={[<TextFilter key="title" source="title" />]}
    rowActions={[
      <CallButton
        key="close"
        call={placeCalls.close}
        icon="play"
        ask={[<TextInput key="why_closed" source="why_closed" />]}
      />,
    ]}
  >
    <TextColumn source="title" />
    <ReferenceColumn source="part_of" of={placeReference} />
    <CountColumn source="doors" />
    <TextColumn extra source="place_no" />
  </ListView>
);

// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { firmReference } from "../firm/firm.reference";
import { saleCalls } from "./sale.calls";

export const SaleShow = () => (
  <ShowView
    actions={[
      <CallButton key="cancel" call={saleCalls.cancel} icon="play" danger />,
      <CallButton key="send" call={saleCalls.send} icon="play" />,
      <CallButton
        key="track"
        call={saleCalls.track}
        icon="play"
        reads
        answer={[<TextField key="name" source="name" />]}
      />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField source="buyer_id" of={firmReference} />
      <ReferenceField source="seller_id" of={firmReference} />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

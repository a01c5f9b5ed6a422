// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { TextField } from "pilothouse/ask";
import { ListView, ReferenceColumn, TextColumn } from "pilothouse/list";
import { firmReference } from "../firm/firm.reference";
import { saleCalls } from "./sale.calls";

export const SaleList = () => (
  <ListView
    sort={{ field: "id", order: "ASC" }}
    rowActions={[
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
    <TextColumn source="name" />
    <ReferenceColumn source="buyer_id" of={firmReference} />
    <ReferenceColumn source="seller_id" of={firmReference} />
    <TextColumn extra source="id" />
  </ListView>
);

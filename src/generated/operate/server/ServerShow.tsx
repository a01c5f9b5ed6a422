// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumInput } from "pilothouse/ask";
import {
  EnumField,
  FlagField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { envType, serverCommand, serverStatus, serverType, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";
import { serverCalls } from "./server.calls";

export const ServerShow = () => (
  <ShowView
    state={<EnumField source="state" of={serverStatus} />}
    facts={[
      <EnumField key="type" second={<EnumField required source="sys" of={sys} />} source="type" of={serverType} />,
      <ReferenceField
        key="zone"
        second={<EnumField required source="env" of={envType} />}
        source="zone"
        of={zoneReference}
      />,
      <TimestampField key="gmt_update" source="gmt_update" />,
    ]}
    actions={[
      <CallButton
        key="control"
        call={serverCalls.control}
        icon="power"
        ask={[<EnumInput key="cmd" source="cmd" required of={serverCommand} />]}
        from={{ srv_addr: "http_addr", srv_type: "type" }}
        address="http_addr"
        answer={[
          <EnumField key="cmd" source="cmd" of={serverCommand} />,
          <EnumField key="state" source="state" of={serverStatus} />,
          <TimestampField key="gmt_update" source="gmt_update" />,
        ]}
      />,
    ]}
  >
    <ShowGroup name="server">
      <TextField source="region" />
      <FlagField source="master" />
    </ShowGroup>
    <ShowGroup name="addresses">
      <TextField source="grpc_addr" mono />
      <TextField source="http_addr" mono />
      <TextField source="utd_addrs" mono lines={3} />
    </ShowGroup>
    <ShowGroup name="load">
      <NumberField source="lic_num" />
      <NumberField source="max_load" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

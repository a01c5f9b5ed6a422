// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumField, EnumInput, TimestampField } from "pilothouse/ask";
import {
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { envType, serverCommand, serverStatus, serverType, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";
import { serverCalls } from "./server.calls";

export const ServerList = () => (
  <ListView
    sort={{ field: "name", order: "ASC" }}
    refresh={60}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={serverType} />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <EnumFilter key="env" source="env" of={envType} />,
      <TextFilter key="region" source="region" />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <EnumFilter key="state" source="state" of={serverStatus} />,
    ]}
    rowActions={[
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
    <TextColumn source="name" />
    <EnumColumn source="type" of={serverType} />
    <EnumColumn source="sys" of={sys} />
    <EnumColumn source="env" of={envType} />
    <ReferenceColumn source="zone" of={zoneReference} />
    <EnumColumn keep source="state" of={serverStatus} />
    <TextColumn source="http_addr" mono />
    <NumberColumn source="max_load" />
    <FlagColumn source="master" />
    <TimestampColumn source="gmt_update" />
    <TextColumn extra="server" source="region" />
    <TextColumn extra="addresses" source="grpc_addr" mono />
    <TextColumn extra="addresses" source="utd_addrs" mono lines={3} />
    <NumberColumn extra="load" source="lic_num" />
    <TextColumn extra="record" source="id" />
  </ListView>
);

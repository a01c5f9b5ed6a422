// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import {
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const IpServerList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="ip" source="ip" />,
      <TextFilter key="local_ip" source="local_ip" />,
      <TextFilter key="region" source="region" />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
    ]}
  >
    <TextColumn source="ip" mono />
    <TextColumn source="local_ip" mono />
    <TextColumn source="region" />
    <ReferenceColumn source="zone" of={zoneReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <NumberColumn source="erate" unit="%" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);

// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  FlagColumn,
  FlagFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { zoneReference } from "../../operate/zone/zone.reference";

export const CdkOrderList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    refresh={10}
    filters={[
      <TextFilter key="batch_id" source="batch_id" />,
      <ReferenceFilter key="spec_id" source="spec_id" of={goodsReference} />,
      <FlagFilter key="public" source="public" />,
      <ReferenceFilter key="use_zone" source="use_zone" of={zoneReference} />,
      <DateRangeFilter key="gmt_expire" source="gmt_expire" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="batch_id" mono />
    <ReferenceColumn source="spec_id" of={goodsReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <NumberColumn source="number" />
    <NumberColumn source="pending" />
    <NumberColumn source="used" />
    <FlagColumn source="public" />
    <ReferenceColumn source="use_zone" of={zoneReference} />
    <TimestampColumn source="gmt_expire" ends />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra="expiry" source="remark" lines={2} />
    <TextColumn extra="record" source="id" />
  </ListView>
);

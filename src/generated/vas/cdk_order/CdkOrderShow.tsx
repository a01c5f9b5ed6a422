// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import {
  FlagField,
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { cdkReference } from "../../product/cdk/cdk.reference";
import { cdkUseReference } from "../cdk_use/cdkUse.reference";

export const CdkOrderShow = () => (
  <ShowView
    facts={[
      <ReferenceField key="spec_id" source="spec_id" of={goodsReference} />,
      <NumberField key="number" source="number" />,
      <NumberField key="used" source="used" />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TimestampField key="gmt_expire" source="gmt_expire" ends />,
    ]}
    related={[
      <RelatedList key="cdk_use batch_id" of={cdkUseReference} target="batch_id" source="id" />,
      <RelatedList key="cdk batch_id" of={cdkReference} target="batch_id" source="id" />,
    ]}
  >
    <ShowGroup name="codes">
      <ReferenceField source="use_zone" of={zoneReference} />
      <FlagField source="public" />
    </ShowGroup>
    <ShowGroup name="expiry">
      <TextField source="remark" lines={2} />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <NumberField source="pending" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

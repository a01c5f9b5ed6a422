// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  NumberField,
  PhoneField,
  PointField,
  ReferenceField,
  ReferencesField,
  RegionField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { CompanyType } from "../../../../shared/generated/enums";
import { parts } from "../../../overrides/operate/company/company.parts";
import { agentType, companyType, sys } from "../../enums";
import { productReference } from "../../product/product/product.reference";
import { roleReference } from "../../system/role/role.reference";
import { accountReference } from "../account/account.reference";
import { companyReference } from "./company.reference";

export const CompanyShow = () => (
  <ShowView
    facts={[
      <EnumField key="comp_type" source="comp_type" of={companyType} />,
      <ReferenceField key="comp_parent_id" source="comp_parent_id" of={companyReference} />,
      <TextField
        key="comp_person"
        second={<PhoneField source="comp_phone" area="comp_phone_area" />}
        source="comp_person"
      />,
      <TimestampField key="gmt_create" source="gmt_create" />,
    ]}
    added={<parts.actions />}
    above={<parts.above />}
    related={[
      <RelatedList key="company comp_parent_id" of={companyReference} target="comp_parent_id" source="comp_id" />,
      <RelatedList key="account comp_id" of={accountReference} target="comp_id" source="comp_id" />,
      <RelatedList key="product comp_id" of={productReference} target="comp_id" source="comp_id" />,
    ]}
  >
    <ShowGroup name="company">
      <TextField source="comp_short_name" />
      <When is={{ comp_type: [CompanyType.agent] }}>
        <EnumField required source="agent_type" of={agentType} />
      </When>
      <EnumField source="sys" of={sys} />
      <ReferencesField source="factor_role_ids" of={roleReference} />
    </ShowGroup>
    <ShowGroup name="address">
      <RegionField source="region" country="country" province="province" city="city" area="area" code="area_id" />
      <TextField source="comp_addr" />
      <PointField source="location" latitude="latitude" longitude="longitude" />
    </ShowGroup>
    <ShowGroup name="keys">
      <TextField source="dk" mono />
      <NumberField source="dk_limit" />
    </ShowGroup>
    <ShowGroup name="record">
      <ReferenceField source="comp_top_id" of={companyReference} />
      <TimestampField source="gmt_update" />
      <TimestampField source="gmt_end" />
      <NumberField source="sort" />
      <TextField source="comp_id" />
      <TextField source="comp_key" mono />
    </ShowGroup>
  </ShowView>
);

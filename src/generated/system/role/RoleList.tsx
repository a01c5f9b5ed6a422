// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  ReferencesColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { openState, roleType } from "../../enums";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";
import { goodsCategoryReference } from "../../operate/goods_category/goodsCategory.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { menuReference } from "../menu/menu.reference";
import { roleReference } from "./role.reference";

export const RoleList = () => (
  <ListView
    sort={{ field: "id", order: "ASC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <TextFilter key="cn_name" source="cn_name" />,
      <EnumFilter key="type" source="type" of={roleType} />,
      <EnumFilter key="state" source="state" of={openState} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <TextColumn source="name" />
    <TextColumn source="cn_name" />
    <EnumColumn source="type" of={roleType} />
    <EnumColumn keep source="state" of={openState} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <ReferencesColumn source="role_ids" of={roleReference} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra="role" source="remark" lines={3} />
    <ReferencesColumn extra="panel" source="menu_ids" of={menuReference} />
    <ReferencesColumn extra="shop" source="category_ids" of={goodsCategoryReference} />
    <ReferencesColumn extra="cloud" source="cloud_ids" of={cloudPlatformReference} />
    <ReferencesColumn extra="payment" source="payment_ids" of={paymentReference} />
    <TextColumn extra="record" source="id" />
  </ListView>
);

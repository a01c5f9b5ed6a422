// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { SeeButton, TransitionButtons } from "pilothouse/actions";
import { ReferenceInput } from "pilothouse/ask";
import {
  EnumField,
  ReferenceField,
  ReferenceTreeField,
  ReferencesField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { openState, roleType } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";
import { goodsCategoryReference } from "../../operate/goods_category/goodsCategory.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { menuReference } from "../menu/menu.reference";
import { roleReference } from "./role.reference";

export const RoleShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <EnumField key="type" source="type" of={roleType} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TimestampField key="gmt_create" source="gmt_create" />,
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
    afterFeatures={[
      <SeeButton key="see" ask={<ReferenceInput source="comp_id" of={companyReference} tree />} from="comp_id" />,
    ]}
    related={[<RelatedList key="account role_id" of={accountReference} target="role_id" source="id" />]}
  >
    <ShowGroup name="role">
      <TextField required source="cn_name" />
      <TextField source="remark" lines={3} />
    </ShowGroup>
    <ShowGroup name="panel">
      <ReferenceTreeField source="menu_ids" of={menuReference} />
    </ShowGroup>
    <ShowGroup name="shop">
      <ReferenceTreeField source="category_ids" of={goodsCategoryReference} />
    </ShowGroup>
    <ShowGroup name="cloud">
      <ReferencesField source="cloud_ids" of={cloudPlatformReference} />
    </ShowGroup>
    <ShowGroup name="payment">
      <ReferencesField source="payment_ids" of={paymentReference} />
    </ShowGroup>
    <ShowGroup name="assign">
      <ReferencesField source="role_ids" of={roleReference} />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  InputGroup,
  ReferenceInput,
  ReferencesInput,
  TextInput,
  TreeChecksInput,
  WriteLock,
} from "pilothouse/form";
import { openState, roleType } from "../../enums";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";
import { goodsCategoryReference } from "../../operate/goods_category/goodsCategory.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { menuReference } from "../menu/menu.reference";
import { roleReference } from "./role.reference";

export const RoleInputs = () => (
  <>
    <InputGroup name="role">
      <TextInput source="name" required max={64} />
      <TextInput source="cn_name" required max={64} />
      <WriteLock by="top">
        <EnumInput source="type" immutable of={roleType} />
      </WriteLock>
      <EnumInput source="state" required of={openState} />
      <ReferenceInput source="comp_id" of={companyReference} tree />
      <TextInput source="remark" max={256} lines={3} />
    </InputGroup>
    <InputGroup name="panel">
      <TreeChecksInput source="menu_ids" of={menuReference} pick="held" />
    </InputGroup>
    <InputGroup name="shop">
      <TreeChecksInput source="category_ids" of={goodsCategoryReference} />
    </InputGroup>
    <InputGroup name="cloud">
      <ReferencesInput source="cloud_ids" of={cloudPlatformReference} />
    </InputGroup>
    <InputGroup name="payment">
      <ReferencesInput source="payment_ids" of={paymentReference} />
    </InputGroup>
    <InputGroup name="assign">
      <ReferencesInput source="role_ids" of={roleReference} pick="rela" />
    </InputGroup>
  </>
);

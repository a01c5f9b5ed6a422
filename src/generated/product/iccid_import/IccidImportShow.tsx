// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  FileField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { importState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";

export const IccidImportShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="id" />
      <TextField source="name" />
      <EnumField source="state" of={importState} />
      <NumberField source="total" />
      <NumberField source="created" />
      <NumberField source="existing" />
      <NumberField source="refused" />
      <FileField source="result" />
      <ReferenceField source="user_id" of={accountReference} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_create" />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);

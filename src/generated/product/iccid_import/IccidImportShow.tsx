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
  <ShowView
    state={<EnumField source="state" of={importState} />}
    facts={[
      <NumberField key="total" source="total" />,
      <NumberField key="created" source="created" />,
      <NumberField key="refused" source="refused" />,
      <FileField key="result" source="result" />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="id" />
      <NumberField source="existing" />
      <ReferenceField source="user_id" of={accountReference} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_create" />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);

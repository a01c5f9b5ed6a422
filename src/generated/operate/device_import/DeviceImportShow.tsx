// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
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
import { productReference } from "../../product/product/product.reference";
import { accountReference } from "../account/account.reference";
import { companyReference } from "../company/company.reference";

export const DeviceImportShow = () => (
  <ShowView
    state={<EnumField source="state" of={importState} />}
    facts={[
      <ReferenceField key="pk" source="pk" of={productReference} />,
      <NumberField key="total" source="total" />,
      <NumberField key="created" source="created" />,
      <NumberField key="failed" source="failed" />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField required source="comp_id" of={companyReference} />
      <TextField source="batch_id" mono />
      <FileField required source="url" />
      <TextField source="id" />
      <NumberField source="done" />
      <NumberField source="existing" />
      <FileField source="result" />
      <ReferenceField source="user_id" of={accountReference} />
      <TimestampField source="gmt_create" />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);

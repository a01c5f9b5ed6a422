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
} from "../../../kit/show";
import { importState } from "../../enums";
import { productReference } from "../../product/product/product.reference";
import { companyReference } from "../company/company.reference";

export const DeviceImportShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="name" />
      <ReferenceField source="pk" of={productReference} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="batch_id" mono />
      <FileField source="url" />
      <TextField source="id" />
      <EnumField source="state" of={importState} />
      <NumberField source="total" />
      <NumberField source="failed" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

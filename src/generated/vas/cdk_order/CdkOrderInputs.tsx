// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { FlagInput, InputGroup, IntegerInput, ReferenceInput, TextInput, TimestampInput } from "pilothouse/form";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { zoneReference } from "../../operate/zone/zone.reference";

export const CdkOrderInputs = () => (
  <>
    <InputGroup name="package">
      <ReferenceInput source="spec_id" required of={goodsReference} />
      <ReferenceInput source="comp_id" required of={companyReference} tree />
    </InputGroup>
    <InputGroup name="codes">
      <IntegerInput source="number" required immutable min={1} max={100000} />
      <ReferenceInput source="use_zone" of={zoneReference} />
      <FlagInput source="public" />
    </InputGroup>
    <InputGroup name="expiry">
      <TimestampInput source="gmt_expire" required />
      <TextInput source="remark" max={256} lines={2} />
    </InputGroup>
  </>
);

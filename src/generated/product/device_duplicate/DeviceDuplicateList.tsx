// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { DuplicateState } from "../../../../shared/generated/enums";
import { duplicateState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const DeviceDuplicateList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <TextFilter key="mac" source="mac" />,
      <TextFilter key="new_mac" source="new_mac" />,
      <ReferenceFilter key="pk" source="pk" of={productReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <EnumFilter key="state" source="state" of={duplicateState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={duplicateState}
        transitions={{
          [DuplicateState.unresolved]: [DuplicateState.old_kept, DuplicateState.new_kept, DuplicateState.both_blocked],
        }}
      />,
    ]}
  >
    <ReferenceColumn source="uid" of={deviceReference} />
    <TextColumn source="mac" mono />
    <TextColumn source="new_mac" mono />
    <ReferenceColumn source="pk" of={productReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <NumberColumn source="count" />
    <EnumColumn keep source="state" of={duplicateState} />
    <TextColumn source="remark" lines={2} />
    <TextColumn extra source="id" />
    <TimestampColumn extra source="gmt_create" />
  </ListView>
);

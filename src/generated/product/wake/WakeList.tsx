// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { WakeState } from "../../../../shared/generated/enums";
import { wakeState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";
import { wakeCalls } from "./wake.calls";

export const WakeList = () => (
  <ListView
    sort={{ field: "gmt_wake", order: "DESC" }}
    refresh={30}
    filters={[
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <EnumFilter key="state" source="state" of={wakeState} />,
      <ReferenceFilter key="pk" source="pk" of={productReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_wake" source="gmt_wake" />,
    ]}
    rowActions={[
      <CallButton
        key="wake"
        call={wakeCalls.wake}
        icon="power"
        when={{ state: [WakeState.asleep, WakeState.unreachable] }}
      />,
    ]}
  >
    <ReferenceColumn source="uid" of={deviceReference} />
    <EnumColumn keep source="state" of={wakeState} />
    <ReferenceColumn source="pk" of={productReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <NumberColumn source="battery" unit="%" />
    <TextColumn source="srv" mono />
    <NumberColumn source="count" />
    <TimestampColumn source="gmt_wake" />
  </ListView>
);

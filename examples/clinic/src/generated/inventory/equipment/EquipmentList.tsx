// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "pilothouse/actions";
import { ReferenceInput, TextInput } from "pilothouse/ask";
import {
  CountColumn,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ImageColumn,
  ListView,
  MoneyColumn,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UrlColumn,
} from "pilothouse/list";
import { Condition } from "../../../../shared/generated/enums";
import { condition, currency, deviceClass, hazardClass } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { supplierReference } from "../supplier/supplier.reference";
import { equipmentCalls } from "./equipment.calls";

export const EquipmentList = () => (
  <ListView
    sort={{ field: "tag", order: "ASC" }}
    sums={[
      <MoneyColumn key="bought_for" label="equipment.sums.bought_for" source="bought_for" currencyField="bought_in" />,
    ]}
    views={[
      {
        name: "due",
        when: { condition: [Condition.in_use] },
        during: { inspection_due: "next 30 days" },
        sort: { field: "inspection_due", order: "ASC" },
        count: "act",
      },
      { name: "in_repair", when: { condition: [Condition.in_repair] }, count: "all" },
    ]}
    filters={[
      <TextFilter key="designation" source="designation" />,
      <TextFilter key="tag" source="tag" />,
      <EnumFilter key="device_class" source="device_class" of={deviceClass} />,
      <EnumFilter key="hazard_class" source="hazard_class" of={hazardClass} />,
      <TextFilter key="maker" source="maker" />,
      <ReferenceFilter key="stands_in" source="stands_in" of={wardReference} tree />,
      <ReferenceFilter key="bought_from" source="bought_from" of={supplierReference} />,
      <DateRangeFilter key="bought_at" source="bought_at" />,
      <EnumFilter key="condition" source="condition" of={condition} />,
      <DateRangeFilter key="inspection_due" source="inspection_due" />,
      <DateRangeFilter key="entered_at" source="entered_at" />,
    ]}
    rowActions={[
      <CallButton
        key="quarantine"
        call={equipmentCalls.quarantine}
        icon="warning"
        confirm
        when={{ condition: [Condition.in_use, Condition.in_repair] }}
        ask={[<TextInput key="condition_note" source="condition_note" max={256} lines={3} />]}
      />,
      <TransitionButtons
        key="condition"
        source="condition"
        of={condition}
        transitions={{
          [Condition.in_use]: [Condition.in_repair, Condition.scrapped],
          [Condition.in_repair]: [Condition.in_use, Condition.scrapped],
          [Condition.withdrawn]: [Condition.in_use, Condition.in_repair, Condition.scrapped],
        }}
      />,
    ]}
    bulkActions={[
      <CallButton
        key="relocate"
        call={equipmentCalls.relocate}
        icon="move"
        ask={[<ReferenceInput key="stands_in" source="stands_in" required of={wardReference} tree />]}
      />,
    ]}
  >
    <TextColumn source="tag" mono />
    <TextColumn second={<TextColumn source="type_name" />} source="designation" />
    <EnumColumn source="device_class" of={deviceClass} />
    <ReferenceColumn source="stands_in" of={wardReference} />
    <EnumColumn keep source="condition" of={condition} />
    <TimestampColumn source="inspection_due" />
    <ReferenceColumn source="bought_from" of={supplierReference} />
    <TextColumn extra source="maker" />
    <EnumColumn extra source="hazard_class" of={hazardClass} />
    <TextColumn extra source="type_name" />
    <TextColumn extra="machine" source="serial" mono />
    <ImageColumn extra="machine" source="likeness" />
    <UrlColumn extra="machine" source="handbook" />
    <TextColumn extra="place" source="condition_note" lines={3} />
    <NumberColumn extra="place" source="inspected_every" unit="months" />
    <MoneyColumn extra="purchase" source="bought_for" currencyField="bought_in" />
    <EnumColumn extra="purchase" source="bought_in" of={currency} />
    <TimestampColumn extra="purchase" source="bought_at" />
    <TimestampColumn extra="purchase" source="guaranteed_until" />
    <CountColumn extra="details" source="accessories" />
    <TextColumn extra="record" source="equipment_no" />
    <TimestampColumn extra="record" source="entered_at" />
  </ListView>
);

// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import { Chart, CountTile, Dashboard, Newest, Pick, SumTile } from "pilothouse/features/dashboards/view";
import { EnumColumn, MoneyColumn, ReferenceColumn, TextColumn, TimestampColumn } from "pilothouse/list";
import { Condition, Stage } from "../../../shared/generated/enums";
import { condition, deviceClass, stage } from "../enums";
import { equipmentReference } from "../inventory/equipment/equipment.reference";
import { wardReference } from "../premises/ward/ward.reference";
import { maintenanceOrderReference } from "../upkeep/maintenance_order/maintenanceOrder.reference";

export const OverviewDashboard = () => (
  <Dashboard title="menu.overview">
    <Pick of={equipmentReference}>
      <ReferenceColumn source="stands_in" of={wardReference} />
    </Pick>
    <CountTile of={equipmentReference} when={{ condition: [Condition.in_repair] }} label="dashboards.overview.1" />
    <CountTile of={maintenanceOrderReference} when={{ stage: [Stage.reported] }} label="dashboards.overview.2" />
    <CountTile of={maintenanceOrderReference} when={{ stage: [Stage.finished] }} label="dashboards.overview.3" />
    <SumTile of={equipmentReference} label="dashboards.overview.4">
      <MoneyColumn source="bought_for" currencyField="bought_in" />
    </SumTile>
    <Chart
      of={maintenanceOrderReference}
      by={<TimestampColumn source="reported_at" />}
      days={90}
      label="dashboards.overview.5"
    />
    <Chart
      of={equipmentReference}
      by={<EnumColumn source="condition" of={condition} />}
      label="dashboards.overview.6"
    />
    <Chart of={equipmentReference} by={<EnumColumn source="device_class" of={deviceClass} />}>
      <MoneyColumn source="bought_for" currencyField="bought_in" />
    </Chart>
    <Newest of={maintenanceOrderReference} order="reported_at">
      <TextColumn source="fault" />
      <EnumColumn source="stage" of={stage} />
      <TimestampColumn source="reported_at" />
    </Newest>
  </Dashboard>
);

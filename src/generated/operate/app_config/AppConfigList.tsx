// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import {
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { appReference } from "../../applist/app/app.reference";

export const AppConfigList = () => (
  <ListView
    sort={{ field: "gmt_update", order: "DESC" }}
    filters={[
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <TextFilter key="dev_oem_prefix" source="dev_oem_prefix" />,
    ]}
  >
    <ReferenceColumn source="app_id" of={appReference} />
    <TextColumn source="dev_oem_prefix" mono />
    <TextColumn sortable={false} source="dev_pri_dk" mono />
    <TextColumn sortable={false} source="dev_pub_dk" mono />
    <TextColumn sortable={false} source="user_pri_dk" mono />
    <NumberColumn source="dev_ver_num" code from={1} />
    <NumberColumn source="free_days" />
    <TimestampColumn source="gmt_update" />
    <TextColumn extra source="id" />
  </ListView>
);

// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  ReferencesColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { openState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { menuReference } from "../menu/menu.reference";

export const AccessKeyList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <TextFilter key="prefix" source="prefix" />,
      <ReferenceFilter key="account_id" source="account_id" of={accountReference} />,
      <EnumFilter key="state" source="state" of={openState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <TextColumn source="name" />
    <TextColumn source="prefix" mono />
    <ReferenceColumn source="account_id" of={accountReference} />
    <NumberColumn source="minute_limit" />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn source="gmt_end" ends />
    <TimestampColumn source="gmt_used" />
    <TextColumn source="used_ip" mono />
    <TimestampColumn extra="key" source="gmt_create" />
    <ReferencesColumn extra="scopes" source="menu_ids" of={menuReference} />
  </ListView>
);

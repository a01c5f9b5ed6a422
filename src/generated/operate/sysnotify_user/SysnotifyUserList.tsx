// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumColumn, EnumFilter, JsonColumn, ListView, TextColumn, TextFilter, TimestampColumn } from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { notifyType, openState } from "../../enums";

export const SysnotifyUserList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={notifyType} />,
      <TextFilter key="link_id" source="link_id" />,
      <EnumFilter key="state" source="state" of={openState} />,
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
    <EnumColumn source="type" of={notifyType} />
    <TextColumn source="link_id" />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn source="gmt_create" />
    <JsonColumn extra source="link_param" />
    <TextColumn extra source="id" />
  </ListView>
);

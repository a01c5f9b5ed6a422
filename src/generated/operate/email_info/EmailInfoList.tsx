// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EmailColumn,
  EnumColumn,
  EnumFilter,
  ListView,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { emailLinkType, openState, sys } from "../../enums";

export const EmailInfoList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="link" source="link" />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <EnumFilter key="link_type" source="link_type" of={emailLinkType} />,
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
    <EnumColumn source="sys" of={sys} />
    <EmailColumn source="link" />
    <EnumColumn source="link_type" of={emailLinkType} />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);

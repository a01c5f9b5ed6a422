// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { PublishState } from "../../../../shared/generated/enums";
import { clientType, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const AppDetailShow = () => (
  <ShowView
    state={<EnumField required source="state" of={publishState} />}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={publishState}
        transitions={{
          [PublishState.released]: [PublishState.delisted],
          [PublishState.delisted]: [PublishState.released],
        }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField required source="app_id" of={appReference} />
      <EnumField required source="client_type" of={clientType} />
      <TextField source="rela_id" mono />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

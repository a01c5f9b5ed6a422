// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  FlagField,
  LocalizedField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  UrlField,
} from "pilothouse/show";
import { PublishState } from "../../../../shared/generated/enums";
import { language, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const AppVersionShow = () => (
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
      <TextField required source="name" />
      <FlagField source="force" />
      <LocalizedField source="details">
        <EnumField source="details.lang" of={language} />
        <TextField source="details.title" />
        <TextField source="details.content" lines={5} />
        <UrlField source="details.url" qr />
      </LocalizedField>
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

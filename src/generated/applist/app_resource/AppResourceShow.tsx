// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  ImageField,
  LocalizedField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { PublishState } from "../../../../shared/generated/enums";
import { imageType, language, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const AppResourceShow = () => (
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
      <ReferenceField required source="master_id" of={appReference} />
      <LocalizedField source="urls">
        <EnumField source="urls.lang" of={language} />
        <EnumField source="urls.type" of={imageType} />
        <ImageField source="urls.url" />
        <TextField source="urls.param" />
      </LocalizedField>
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

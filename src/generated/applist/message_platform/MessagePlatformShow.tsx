// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  FileField,
  ReferenceField,
  SecretField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { clientType, openType } from "../../enums";
import { appReference } from "../app/app.reference";

export const MessagePlatformShow = () => (
  <ShowView>
    <ShowGroup name="platform">
      <ReferenceField source="app_id" of={appReference} />
      <EnumField source="client_type" of={clientType} />
      <TextField source="access_id" mono />
      <SecretField source="access_key" />
      <SecretField source="secret_key" />
      <FileField source="secret_file" />
    </ShowGroup>
    <ShowGroup name="channels" when={{ client_type: [2] }}>
      <TextField source="xm_ch_id" mono />
      <TextField source="oppo_ch_id" mono />
    </ShowGroup>
    <ShowGroup name="tap">
      <EnumField source="open_type" of={openType} />
      <When is={{ open_type: [2, 3] }}>
        <TextField source="open_param" />
      </When>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

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
} from "pilothouse/show";
import { ClientType, OpenType } from "../../../../shared/generated/enums";
import { clientType, openType } from "../../enums";
import { appReference } from "../app/app.reference";

export const MessagePlatformShow = () => (
  <ShowView
    facts={[
      <ReferenceField key="app_id" source="app_id" of={appReference} />,
      <EnumField key="client_type" source="client_type" of={clientType} />,
      <EnumField key="open_type" source="open_type" of={openType} />,
      <TimestampField key="gmt_create" source="gmt_create" />,
    ]}
  >
    <ShowGroup name="platform">
      <SecretField source="access_key" />
      <SecretField source="secret_key" />
      <FileField source="secret_file" />
    </ShowGroup>
    <ShowGroup name="channels" when={{ client_type: [ClientType.android] }}>
      <TextField source="xm_ch_id" mono />
      <TextField source="oppo_ch_id" mono />
    </ShowGroup>
    <ShowGroup name="tap" when={{ open_type: [OpenType.page, OpenType.url] }}>
      <TextField required source="open_param" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

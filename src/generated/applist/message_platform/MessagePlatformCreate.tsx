// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ClientType, OpenType } from "../../../../shared/generated/enums";
import { MessagePlatformInputs } from "./MessagePlatformInputs";
import { messagePlatformAdd } from "./messagePlatform.schema";

export const MessagePlatformCreate = () => (
  <CreateView schema={messagePlatformAdd} defaults={{ client_type: ClientType.android, open_type: OpenType.app }}>
    <MessagePlatformInputs />
  </CreateView>
);

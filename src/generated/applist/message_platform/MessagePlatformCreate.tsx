// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { MessagePlatformInputs } from "./MessagePlatformInputs";
import { messagePlatformAdd } from "./messagePlatform.schema";

export const MessagePlatformCreate = () => (
  <CreateView schema={messagePlatformAdd} defaults={{ client_type: 2, open_type: 1 }}>
    <MessagePlatformInputs />
  </CreateView>
);

// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { MessagePlatformInputs } from "./MessagePlatformInputs";
import { messagePlatformSet } from "./messagePlatform.schema";

export const MessagePlatformEdit = () => (
  <EditView schema={messagePlatformSet}>
    <MessagePlatformInputs />
  </EditView>
);

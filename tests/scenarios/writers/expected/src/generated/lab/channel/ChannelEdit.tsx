// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ChannelInputs } from "./ChannelInputs";
import { channelSet } from "./channel.schema";

export const ChannelEdit = () => (
  <EditView schema={channelSet}>
    <ChannelInputs />
  </EditView>
);

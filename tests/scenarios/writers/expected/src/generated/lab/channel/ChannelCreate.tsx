// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ChannelState } from "../../../../shared/generated/enums";
import { ChannelInputs } from "./ChannelInputs";
import { channelAdd } from "./channel.schema";

export const ChannelCreate = () => (
  <CreateView schema={channelAdd} defaults={{ state: ChannelState.open }}>
    <ChannelInputs />
  </CreateView>
);

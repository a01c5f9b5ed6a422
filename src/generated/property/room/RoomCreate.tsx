// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { RoomState } from "../../../../shared/generated/enums";
import { RoomInputs } from "./RoomInputs";
import { roomAdd } from "./room.schema";

export const RoomCreate = () => (
  <CreateView schema={roomAdd} defaults={{ state: RoomState.vacant }}>
    <RoomInputs />
  </CreateView>
);

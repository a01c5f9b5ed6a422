// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { RoomInputs } from "./RoomInputs";
import { roomSet } from "./room.schema";

export const RoomEdit = () => (
  <EditView schema={roomSet}>
    <RoomInputs />
  </EditView>
);

// A file of devices is looked at when it is handed in: what is no xlsx file, holds too much, or names no UID, is refused at
// once, before anything of the store is held. The rest goes by itself, step by step.
import { add, type Answer, invalid, type SignedRequest } from "pilothouse/platform";
import { deviceFile, openDeviceSheet } from "./deviceSheet";

export const handInDevices = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params } = request;
  const file = await deviceFile(platform, params.url);
  if (file !== null) {
    const { devices } = await openDeviceSheet(platform, file);
    const first = await devices.next();
    await devices.return(undefined);
    if (first.done === true) throw invalid({ url: "invalid.deviceFile" });
  }
  return add(request);
};

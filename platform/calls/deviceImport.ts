import type { Answer, SignedRequest } from "../Platform";
import { add } from "../records/add";
import { queueDeviceFile } from "../tasks/deviceFiles";

/** Hands a file of devices in; the rest goes by itself, step by step. */
export const handInDevices = async (request: SignedRequest): Promise<Answer> => {
  const answer = await add(request);
  const { data } = answer;
  if (typeof data === "object" && data !== null && "id" in data) queueDeviceFile(request.platform, data.id);
  return answer;
};

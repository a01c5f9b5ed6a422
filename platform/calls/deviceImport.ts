import type { Answer, SignedRequest } from "../Platform";
import { add } from "../records/add";

/** Hands a file of devices in; the rest goes by itself, step by step. */
export const handInDevices = async (request: SignedRequest): Promise<Answer> => {
  const answer = await add(request);
  request.platform.queue.wake();
  return answer;
};

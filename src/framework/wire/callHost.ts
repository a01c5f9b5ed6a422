import type { Answer } from "./answer";
import { post, type PostOptions } from "./client";
import type { Payload } from "./contract";
import type { HostCall } from "./Host";

/** Makes a call by its name in host.yaml. @throws WireFailure */
export const callHost = (
  { path, style, form, constants }: HostCall,
  payload: Payload = {},
  options: Omit<PostOptions, "style" | "form"> = {},
): Promise<Answer<unknown>> => post(path, { ...constants, ...payload }, { ...options, style, form });

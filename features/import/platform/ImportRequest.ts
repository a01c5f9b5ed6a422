import type { SignedRequest } from "../../../platform/framework/Platform";
import type { RowUpdates } from "./updating";

/** The caller and the call of an import, and how its rows change records, if they do. */
export interface ImportRequest extends Pick<SignedRequest, "platform" | "caller" | "language" | "resource" | "call"> {
  readonly updating?: RowUpdates | null;
}

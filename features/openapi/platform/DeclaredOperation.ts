import type { CallModel, ResourceModel } from "../../../generator";

/** A declared call, and who may make it: `anybody` needs no session, `signed` no menu key. */
export interface DeclaredOperation {
  readonly resource: ResourceModel;
  readonly call: CallModel;
  readonly who: "anybody" | "signed" | "permitted";
}

import { noPermission } from "../../framework/wire/Failure";
import type { Answer, SignedRequest } from "../../framework/server/Platform";
import { auditWithdrawal } from "./audit";
import { recharge, withdraw } from "./wallet";

export { balances } from "./wallet";

const changes: Readonly<Record<string, (request: SignedRequest) => Promise<Answer>>> = {
  recharge,
  withdraw,
  audit: auditWithdrawal,
  approve: auditWithdrawal,
};

/** The calls that share a path and differ in a constant. */
export const changeMoney = (request: SignedRequest): Promise<Answer> => {
  const change = changes[request.call.name];
  if (!change) throw noPermission();
  return change(request);
};

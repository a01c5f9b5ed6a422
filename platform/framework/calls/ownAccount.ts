// Changes an account. Callers may change some fields of their own account, such as name and phone number. All other
// changes need the right to change accounts.
import { identityOf } from "../access/identity";
import { checkPermission } from "../access/permission";
import { Failure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { SessionRequest } from "../Platform";
import { answerSet } from "../records/set";
import { isEmpty } from "../storage/codec";
import { VERSION } from "../storage/Table";

export const setAccount = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller, params } = request;
  const { accounts, account } = identityOf(platform);
  const { resource, key } = accounts;
  // The key and the version may always be sent with the changes.
  const own = new Set([...account.own, VERSION.count, key.name]);
  const call = resource.calls.find(({ name }) => name === "set");
  if (!call) throw new Failure(404);
  const isUnnamed = isEmpty(params[key.name]) && Object.keys(params).length > 0;
  const given = isUnnamed ? { ...params, [key.name]: caller.key } : params;
  const isOwn = String(given[key.name]) === String(caller.key);
  const isPlain = Object.keys(given).every((name) => own.has(name));
  if (!isOwn || !isPlain) checkPermission(caller, resource, "set");
  return answerSet({ ...request, params: given, resource, call });
};

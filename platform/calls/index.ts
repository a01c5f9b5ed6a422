// Calls that are not plain add, set, del, list or get, by their path.
import { getAccount } from "./account";
import type { Handler } from "./Handler";
import { refundOrder, payOrder } from "./order";
import { modifyPassword } from "./password";
import { relatedRoles } from "./role";
import { runCron } from "./cron";
import { signIn, signInCode, signOut } from "./signIn";
import { putUrl } from "./upload";

export const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["/v2/user/login", { who: "anybody", run: signIn }],
  ["/v2/user/login/code", { who: "anybody", run: signInCode }],
  ["/user/logout", { who: "signed", run: signOut }],
  ["/user/password/modify", { who: "signed", run: modifyPassword }],
  ["/v2/user/account/get", { who: "signed", run: getAccount }],
  ["/v2/oss/upload/puturl/get", { who: "signed", run: putUrl }],
  ["/v2/user/admin/cron/run", { who: "permitted", run: runCron }],
  ["/v2/user/role/rela/list", { who: "permitted", run: relatedRoles }],
  ["/v2/mall/admin/order/refund/add", { who: "permitted", run: refundOrder }],
  ["/pay/order/add", { who: "permitted", run: payOrder }],
]);

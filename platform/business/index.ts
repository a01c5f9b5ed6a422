// All that this product's platform does beyond its definitions: calls that are not plain add, set, del, list or get, by their
// path; rules, jobs and demo rows by resource.
import type { Business } from "../framework/server/Business";
import { story } from "./demo/believable";
import { servePay } from "./payments/servePay";
import { rules } from "./rules";
import { codesJob } from "./codes/cdkCodes";
import { serveStream } from "./streams/serveStream";
import { listenForControl } from "./devices/control";
import { deviceFileJob, queueLeftFiles } from "./devices/deviceFiles";
import { authorizeCloud, cloudSignIn } from "./identity/cloud";
import { findCdk, useCdk } from "./codes/cdk";
import { cdkUses } from "./codes/cdkUses";
import { getAccount } from "../framework/calls/account";
import { bindCloud, bindPayment } from "./apps/appServices";
import type { Handler } from "../framework/calls/Handler";
import { balances, changeMoney } from "./wallet";
import { addOrder, cancelOrder, cancelPayment, collectOrder, deliver, refundOrder } from "./orders";
import { setAccount } from "../framework/calls/ownAccount";
import { cancelJob, ownJobs } from "../framework/calls/jobs";
import { liveBeat, liveUrl, playbackUrl } from "./streams/live";
import { modifyPassword } from "../framework/calls/password";
import { register } from "./identity/register";
import { handInDevices } from "./devices/deviceImport";
import { deviceProperties, deviceRegistration } from "./devices/device";
import { bindApps, boundApps, pullGoods, thirdPartyProducts } from "./identity/thirdParty";
import { companyApps } from "./apps/companyApps";
import { controlServer } from "./devices/serverControl";
import { wakeDevice } from "./devices/wake";
import { heldMenus, relatedRoles } from "../framework/calls/role";
import { runCron } from "../framework/schedule/cron";
import { signIn, signInCode, signOut } from "../framework/calls/signIn";
import { bestSellers, deviceStatistics, orderStatistics, overview, userStatistics } from "./statistics";
import { answerFeedback, pushSettings, setPushSettings } from "./support";
import { putUrl } from "../framework/calls/upload";

export const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["/v2/user/login", { who: "anybody", run: signIn }],
  ["/v2/user/login/code", { who: "anybody", run: signInCode }],
  ["/v2/user/account/add", { who: "anybody", run: register }],
  ["/user/login", { who: "anybody", run: cloudSignIn }],
  ["/auth/cloud", { who: "anybody", run: authorizeCloud }],
  ["/mall/cdk/get", { who: "anybody", run: findCdk }],
  ["/mall/cdk/use", { who: "anybody", run: useCdk }],
  ["/oss/live/url", { who: "anybody", run: liveUrl }],
  ["/oss/playback/url", { who: "anybody", run: playbackUrl }],
  ["/oss/live/beat", { who: "anybody", run: liveBeat }],
  ["/user/logout", { who: "signed", run: signOut }],
  ["/user/password/modify", { who: "signed", run: modifyPassword }],
  ["/v2/user/account/get", { who: "signed", run: getAccount }],
  ["/v2/user/account/set", { who: "signed", run: setAccount }],
  ["/v2/user/task/list", { who: "signed", run: ownJobs }],
  ["/v2/user/task/cancel", { who: "signed", run: cancelJob }],
  ["/v2/oss/upload/puturl/get", { who: "signed", run: putUrl }],
  ["/v2/user/admin/cron/run", { who: "permitted", run: runCron }],
  ["/v2/user/role/rela/list", { who: "signed", run: relatedRoles }],
  ["/v2/user/menu/held/list", { who: "signed", run: heldMenus }],
  ["/v2/mall/admin/order/refund/add", { who: "permitted", run: refundOrder }],
  ["/v2/mall/comp/money/get", { who: "permitted", run: balances }],
  ["/v2/mall/comp/money/set", { who: "permitted", run: changeMoney }],
  ["/mall/cdk/use/import/get", { who: "permitted", run: cdkUses }],
  ["/user/appid/get", { who: "permitted", run: companyApps }],
  ["/uid/properties/get", { who: "permitted", run: deviceProperties }],
  ["/iot/uid/reg/query", { who: "permitted", run: deviceRegistration }],
  ["/iot/dev/file/update", { who: "permitted", run: handInDevices }],
  ["/iot/wol/state/set", { who: "permitted", run: wakeDevice }],
  ["/srv/ctrl", { who: "permitted", run: controlServer }],
  ["/mall/other/goods/pull", { who: "permitted", run: pullGoods }],
  ["/mall/otherplatform/product/query", { who: "permitted", run: thirdPartyProducts }],
  ["/mall/otherplatform/appbind/get", { who: "permitted", run: boundApps }],
  ["/mall/otherplatform/appbind/set", { who: "permitted", run: bindApps }],
  ["/user/feedback/detail/add", { who: "permitted", run: answerFeedback }],
  ["/user/feedback/pushcfg/get", { who: "permitted", run: pushSettings }],
  ["/user/feedback/pushcfg/set", { who: "permitted", run: setPushSettings }],
  ["/pay/appid/set", { who: "permitted", run: bindPayment }],
  ["/oss/appid/set", { who: "permitted", run: bindCloud }],
  ["/pay/order/add", { who: "permitted", run: addOrder }],
  ["/v2/mall/admin/order/pay", { who: "permitted", run: collectOrder }],
  ["/v2/mall/admin/order/cancel", { who: "permitted", run: cancelOrder }],
  ["/v2/mall/admin/order/deliver", { who: "permitted", run: deliver }],
  ["/v2/mall/comp/payorder/cancel", { who: "permitted", run: cancelPayment }],
  ["/mall/statis/order", { who: "permitted", run: orderStatistics }],
  ["/mall/statis/order/comp", { who: "permitted", run: bestSellers }],
  ["/v2/user/data/app/list", { who: "permitted", run: userStatistics }],
  ["/v2/iot/dev/statistics/get", { who: "permitted", run: deviceStatistics }],
  ["/v2/user/data/overview/get", { who: "permitted", run: overview }],
]);

export const business: Business = {
  handlers,
  rules,
  jobs: [deviceFileJob, codesJob],
  routes: { "/pay": servePay, "/stream": serveStream },
  demo: story,
  starting: queueLeftFiles,
  opened: listenForControl,
};

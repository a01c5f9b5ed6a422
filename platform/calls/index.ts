// Calls that are not plain add, set, del, list or get, by their path.
import { authorizeCloud, cloudSignIn } from "./cloud";
import { findCdk, useCdk } from "./cdk";
import { cdkUses } from "./cdkUses";
import { getAccount } from "./account";
import { bindCloud, bindPayment } from "./appServices";
import type { Handler } from "./Handler";
import { balances, changeMoney } from "./money";
import { addOrder, cancelOrder, cancelPayment, collectOrder, deliver, refundOrder } from "./order";
import { setAccount } from "./ownAccount";
import { cancelJob, ownJobs } from "./jobs";
import { liveBeat, liveUrl, playbackUrl } from "./live";
import { modifyPassword } from "./password";
import { register } from "./register";
import { handInDevices } from "./deviceImport";
import { deviceProperties, deviceRegistration } from "./device";
import { bindApps, boundApps, pullGoods, thirdPartyProducts } from "./thirdParty";
import { companyApps } from "./companyApps";
import { controlServer } from "./serverControl";
import { wakeDevice } from "./wake";
import { heldMenus, relatedRoles } from "./role";
import { runCron } from "./cron";
import { signIn, signInCode, signOut } from "./signIn";
import { bestSellers, deviceStatistics, orderStatistics, overview, userStatistics } from "./statistics";
import { answerFeedback, pushSettings, setPushSettings } from "./support";
import { putUrl } from "./upload";

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

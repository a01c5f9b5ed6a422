// Everything that this product adds to its definitions in code: special calls, rules, jobs and demo rows, by resource.
import { type Business, cancelJob, listOwnJobs, retryJob } from "pilothouse/platform";
import { runNow } from "pilothouse/features/schedules/platform";
import { features } from "../generated/features";
import type { resources } from "../generated/resources";
import { demoStory } from "./demo/believable";
import { servePay } from "./notices/servePay";
import { rules } from "./rules";
import { mailOperator, outboxJob, resendMessage, notifyAccount } from "./outbox";
import { codesJob } from "./codes/cdkCodes";
import { serveStream } from "./streams/serveStream";
import { watchingJob } from "./streams/watching";
import { listenForControl } from "./devices/control";
import { deviceFileJob, queueUnfinishedImports } from "./devices/deviceFiles";
import { authorizeCloud, signInToCloud } from "./identity/cloud";
import { findCdk, useCdk } from "./codes/cdk";
import { listCdkUses } from "./codes/listCdkUses";
import { bindCloud, bindPayment } from "./apps/appServices";
import { createAuditHandler, listBalances, recharge, signWallets, withdraw } from "./wallet";
import {
  addOrder,
  cancelOrder,
  cancelPayment,
  payExistingOrder,
  deliver,
  fillInBuyers,
  fillInSellers,
  listOfferedGoods,
  quoteOrder,
  refundOrder,
  grantRefundRights,
} from "./orders";
import { extendLive, answerLiveUrl, answerPlaybackUrl } from "./streams/live";
import { raiseAlarm } from "./alarms";
import { startApp, startDevice, bootstrapApp, bootstrapDevice } from "./bootstrap";
import { addOwnerRole } from "./identity/ownerRole";
import { register } from "./identity/register";
import { submitDeviceImport } from "./devices/deviceImport";
import { answerDeviceProperties, answerDeviceRegistration } from "./devices/device";
import { bindApps, listBoundApps } from "./identity/listBoundApps";
import { pullGoods, listThirdPartyProducts } from "./identity/thirdParty";
import { listCompanyApps } from "./apps/listCompanyApps";
import { controlServer } from "./devices/serverControl";
import { wakeDevice } from "./devices/wake";
import { addProductCategories } from "./devices/productCategories";
import { taskOf } from "./maintenance/maintenance";
import { scheduleMissingTasks } from "./maintenance/neededTasks";
import {
  aggregates,
  listBestSellers,
  answerDeviceStatistics,
  answerOrderStatistics,
  answerOverview,
  answerUserStatistics,
} from "./statistics";
import {
  answerFeedback,
  handOverFeedback,
  listColleagues,
  answerPushSettings,
  setPreparedAnswers,
  setPushSettings,
} from "./support";

const handlers = {
  account: {
    add: { who: "anybody", run: register },
  },
  alarm_log: {
    raise: { who: "permitted", run: raiseAlarm },
  },
  app: {
    app_id: { who: "permitted", run: listCompanyApps },
    bind_cloud: { who: "permitted", run: bindCloud },
    start: { who: "anybody", run: startApp },
    bootstrap: { who: "permitted", run: bootstrapApp },
  },
  cdk: {
    list: { who: "anybody", run: findCdk },
    use: { who: "anybody", run: useCdk },
  },
  cdk_use: {
    list: { who: "permitted", run: listCdkUses },
  },
  cron: {
    run: { who: "permitted", run: runNow, alone: true },
  },
  device: {
    properties: { who: "permitted", run: answerDeviceProperties },
    registration: { who: "permitted", run: answerDeviceRegistration },
    start: { who: "anybody", run: startDevice },
    bootstrap: { who: "permitted", run: bootstrapDevice },
  },
  device_import: {
    add: { who: "permitted", run: submitDeviceImport },
  },
  feedback: {
    push_get: { who: "permitted", run: answerPushSettings },
    push_set: { who: "permitted", run: setPushSettings },
    answers_set: { who: "permitted", run: setPreparedAnswers },
    colleagues: { who: "permitted", run: listColleagues },
    hand_over: { who: "permitted", run: handOverFeedback },
  },
  feedback_detail: {
    add: { who: "permitted", run: answerFeedback },
  },
  goods: {
    offered: { who: "permitted", run: listOfferedGoods },
    pull: { who: "permitted", run: pullGoods },
  },
  live: {
    live: { who: "anybody", run: answerLiveUrl },
    playback: { who: "anybody", run: answerPlaybackUrl },
    beat: { who: "anybody", run: extendLive },
  },
  money: {
    get: { who: "permitted", run: listBalances },
    recharge: { who: "permitted", run: recharge },
    withdraw: { who: "permitted", run: withdraw },
    audit: { who: "permitted", run: createAuditHandler("audit") },
    approve: { who: "permitted", run: createAuditHandler("approve") },
  },
  order: {
    refund: { who: "permitted", run: refundOrder },
    pay: { who: "permitted", run: addOrder },
    quote: { who: "permitted", run: quoteOrder },
    collect: { who: "permitted", run: payExistingOrder },
    cancel: { who: "permitted", run: cancelOrder },
    deliver: { who: "permitted", run: deliver },
  },
  outbox: {
    resend: { who: "permitted", run: resendMessage },
  },
  pay_order: {
    cancel: { who: "permitted", run: cancelPayment },
  },
  payment_app: {
    set: { who: "permitted", run: bindPayment },
  },
  server: {
    control: { who: "permitted", run: controlServer },
  },
  session: {
    cloud_sign_in: { who: "anybody", run: signInToCloud },
    cloud: { who: "anybody", run: authorizeCloud },
  },
  statistics: {
    orders: { who: "permitted", run: answerOrderStatistics },
    top: { who: "permitted", run: listBestSellers },
    users: { who: "permitted", run: answerUserStatistics },
    devices: { who: "permitted", run: answerDeviceStatistics },
    overview: { who: "permitted", run: answerOverview },
  },
  task: {
    mine: { who: "signed", run: listOwnJobs, alone: true },
    cancel: { who: "signed", run: cancelJob, alone: true },
    retry: { who: "signed", run: retryJob, alone: true },
  },
  third_party: {
    products: { who: "permitted", run: listThirdPartyProducts },
    bound_apps: { who: "permitted", run: listBoundApps },
    bind_apps: { who: "permitted", run: bindApps },
  },
  wake: {
    wake: { who: "permitted", run: wakeDevice },
  },
} satisfies Business<typeof resources>["handlers"];

export const business: Business<typeof resources> = {
  features,
  handlers,
  rules,
  jobs: [deviceFileJob, codesJob, outboxJob, watchingJob],
  aggregates,
  routes: { "/pay": servePay, "/stream": serveStream },
  taskOf,
  telling: notifyAccount,
  mailing: mailOperator,
  demo: demoStory,
  equip: async (db, filled) => {
    await scheduleMissingTasks(db, filled);
    await addOwnerRole(db, filled);
    await addProductCategories(db, filled);
  },
  upgrade: async (engine, db) => {
    await signWallets(engine, db);
    await fillInSellers(engine, db);
    await fillInBuyers(engine, db);
    await grantRefundRights(engine, db);
  },
  starting: queueUnfinishedImports,
  opened: listenForControl,
};

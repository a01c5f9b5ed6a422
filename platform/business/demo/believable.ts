// Makes demo rows consistent: an unpaid order was never refunded, and people can sign in to the given accounts.
import type { DraftOf, ValueOf } from "pilothouse/handles";
import { DAY, hashPassword, transformPassword } from "pilothouse/platform";
import { type Adjust, generatedRowsOf, type AdjustContext, type DemoStory } from "pilothouse/platform/demo";
import { isEmpty } from "pilothouse/platform/storage";
import {
  FeedbackNoteType,
  FeedbackSender,
  FeedbackState,
  FeedbackType,
  ImportState,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { adjustCompany } from "./companies";
import {
  adjustAlarm,
  adjustApp,
  adjustAppDetail,
  adjustDevice,
  adjustDeviceBind,
  adjustDeviceShare,
  adjustIccid,
  setAppOfUser,
  adjustLicense,
  adjustProduct,
  adjustProductVersion,
  adjustWake,
} from "./devices";
import { creationTimeOf, shiftByGrowth, moveToWeekend } from "./growth";
import {
  adjustCdk,
  adjustCdkOrder,
  adjustCloudOrder,
  adjustIotOrder,
  adjustLiveOrder,
  adjustOrder,
  adjustRefund,
} from "./sales";
import { adjustServer, adjustServiceNode, adjustServiceRegistry } from "./servers";
import { finishStory } from "./finishStory";
import {
  adjustAlarmPush,
  adjustMsgEvent,
  adjustMsgTemplate,
  adjustNoticeTemplate,
  adjustOutbox,
  adjustPushBinding,
  adjustPushRecord,
  adjustPushTemplate,
} from "./templates";
import { findGeneratedRow, generatedKeys, setDraftFields } from "./drawn";

const role: Adjust<typeof resources.role> = (row, { isGiven }) => {
  if (!isGiven) setDraftFields(row, { cloud_ids: [], payment_ids: [] });
};

/** The days of validity count from the last change, which is not before the creation of the account. */
const validity = (row: DraftOf<typeof resources.account>, { world, index }: AdjustContext): void => {
  const days = row.validity_time ?? 0;
  if (isEmpty(row.gmt_validity) && days > 0) {
    const changed = world.now - ((index * 37) % days) * DAY;
    row.gmt_validity = Math.max(changed, creationTimeOf(row)) + days * DAY;
  } else if (days > 0) row.gmt_create = Math.min(creationTimeOf(row), (row.gmt_validity ?? 0) - days * DAY);
};

/** Nobody signs in before the account was created or after its last day. */
const signedIn = (row: DraftOf<typeof resources.account>): void => {
  const last = row.gmt_validity ?? 0;
  if (last > 0) row.gmt_login = Math.min(row.gmt_login ?? 0, last - DAY);
  row.gmt_create = Math.min(creationTimeOf(row), row.gmt_login ?? 0);
};

/** A key was created before it was used. */
const accessKey: Adjust<typeof resources.access_key> = (row) => {
  row.gmt_create = Math.min(creationTimeOf(row), row.gmt_used ?? 0);
};

const account: Adjust<typeof resources.account> = (row, at) => {
  validity(row, at);
  signedIn(row);
  if (at.isGiven) return;
  if (isEmpty(row.role_id) || row.role_id === 1) row.role_id = 9;
  row.company_id = 0;
};

/**
 * The places of the apps in their list: of every sixteen users, eleven get one of these. The other users keep the app
 * that they got by chance.
 */
const FAVOURITES = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3];
const favourite = (row: DraftOf<typeof resources.app_user>, { world, index }: AdjustContext): void => {
  const place = FAVOURITES[(index * 7) % 16];
  const app = place === undefined ? undefined : generatedKeys(world, resources.app)[place];
  if (app !== undefined) row.app_id = app;
};

const appUser: Adjust<typeof resources.app_user> = async (row, at) => {
  const { world } = at;
  const secret = transformPassword(row.user_id ?? "", at.password);
  row.user_password = at.isGiven ? await hashPassword(secret, at.cost) : "";
  favourite(row, at);
  row.comp_id = findGeneratedRow(world, resources.app, row.app_id)?.comp_id ?? row.comp_id;
  row.gmt_create = moveToWeekend(shiftByGrowth(creationTimeOf(row), world.now), world.now);
  row.gmt_login = Math.max(creationTimeOf(row), row.gmt_login ?? 0);
};

/**
 * A record of an import. Rows that were not imported are counted as `failed` for devices, and as `refused` for other
 * imports.
 */
type Imported = Pick<
  DraftOf<typeof resources.device_import>,
  "state" | "total" | "done" | "created" | "existing" | "failed" | "gmt_create" | "gmt_update"
> &
  Pick<DraftOf<typeof resources.iccid_import>, "refused">;

/**
 * Makes the counts agree: `done` is at most `total`, and each done row was created, existed before, or was not
 * imported.
 */
const imported =
  (failed: keyof Pick<Imported, "failed" | "refused">) =>
  (row: Imported, { world }: AdjustContext): void => {
    row.gmt_create = Math.round(world.now - (world.now - creationTimeOf(row)) / 12);
    row.gmt_update = creationTimeOf(row) + 40;
    if (row.state === ImportState.pending) {
      setDraftFields(row, { total: 0, existing: 0 });
      row[failed] = 0;
    }
    const { total = 0, existing = 0 } = row;
    const done = row.state === ImportState.imported ? total : Math.floor(total / 2);
    setDraftFields(row, { done, created: Math.max(0, done - existing - (row[failed] ?? 0)) });
  };

const TOPICS: Readonly<Record<string, ValueOf<typeof FeedbackType>>> = {
  雲端儲存付款失敗: FeedbackType.billing,
  收不到报警推送: FeedbackType.app,
  "Refund for the yearly package": FeedbackType.billing,
  希望增加定时巡航: FeedbackType.suggestion,
};

/** The ages of conversations are divided by this. Most pending ones are from today, and those in progress of this week. */
const YOUNGER = {
  [FeedbackState.pending]: 480,
  [FeedbackState.processing]: 96,
  [FeedbackState.resolved]: 24,
} as const;

const feedback: Adjust<typeof resources.feedback> = (row, at) => {
  const { world } = at;
  void setAppOfUser(row, at);
  row.gmt_create = Math.round(
    world.now - (world.now - creationTimeOf(row)) / YOUNGER[row.state || FeedbackState.resolved],
  );
  row.type = TOPICS[row.title ?? ""] ?? FeedbackType.device;
  if (row.state === FeedbackState.pending) row.account_id = 0;
  else if (isEmpty(row.account_id)) row.account_id = 1 + (at.index % 2);
  row.gmt_update = Math.max(creationTimeOf(row), row.gmt_update ?? 0);
};

const HAN = /\p{Script=Han}/u;
/** A conversation in turns: the text of the user, then the answer of support. */
const SAID = {
  en: [
    ["It began last week and happens every night.", "Thank you for telling us. Which firmware does the device run?"],
    ["It is 3.2.14, as the app shows.", "A newer one is ready. Please update under Settings, Firmware."],
    ["It works again, thank you!", "We are glad. Write to us any time."],
  ],
  zh: [
    ["从上周开始出现这个问题，每天晚上都会。", "您好，感谢反馈。请问设备当前的固件版本是多少？"],
    ["应用里显示是 3.2.14。", "已有新版本，请在“设置-固件”中升级后再试。"],
    ["升级后正常了，谢谢！", "很高兴问题已解决，如有其他问题欢迎随时联系我们。"],
  ],
} as const;
const TURN = 2400;

const feedbackDetail: Adjust<typeof resources.feedback_detail> = (row, { world }) => {
  const about = findGeneratedRow(world, resources.feedback, row.title_id);
  const before = generatedRowsOf(world, resources.feedback_detail);
  const turn = before.filter((one) => one.title_id === row.title_id).length;
  // Support has not yet answered a pending conversation.
  if (about?.state === FeedbackState.pending && turn % 2 === 1) return false;
  const said = SAID[HAN.test(about?.title ?? "") ? "zh" : "en"];
  row.sender = turn % 2 === 0 ? FeedbackSender.user : FeedbackSender.support;
  row.content = said[Math.floor(turn / 2) % said.length]?.[turn % 2] ?? row.content;
  row.gmt_create = (about ? creationTimeOf(about) : creationTimeOf(row)) + turn * TURN + (turn % 7) * 60;
  if (row.gmt_create > world.now) return false;
  row.account_id = turn % 2 === 0 ? 0 : (about?.account_id ?? 0);
  return true;
};

const NOTES = {
  en: [
    "Waiting for the log of the device.",
    "Called back. The user tries again tonight.",
    "Same as three others this week.",
  ],
  zh: ["等待用户提供设备日志。", "已电话回访，用户今晚再试。", "已升级研发处理，等待结果。"],
} as const;

/** A conversation that somebody handles was handed over at most once: by a colleague, to the person who handles it. */
const feedbackNote: Adjust<typeof resources.feedback_note> = (row, { world, index }) => {
  const about = findGeneratedRow(world, resources.feedback, row.feedback_id);
  const handler = about?.account_id ?? 0;
  const before = generatedRowsOf(world, resources.feedback_note).filter((one) => one.feedback_id === row.feedback_id);
  const colleague = handler === 1 ? 2 : 1;
  const isHandedOver = handler > 0 && index % 3 === 0 && before.every(({ type }) => type === FeedbackNoteType.note);
  const said = NOTES[HAN.test(about?.title ?? "") ? "zh" : "en"];
  row.content = said[index % said.length] ?? row.content;
  row.type = isHandedOver ? FeedbackNoteType.handed_over : FeedbackNoteType.note;
  row.receiver_id = isHandedOver ? handler : 0;
  row.account_id = isHandedOver || handler === 0 ? colleague : handler;
  row.gmt_create = (about ? creationTimeOf(about) : creationTimeOf(row)) + TURN / 2 + before.length * TURN;
};

const adjusting: DemoStory<typeof resources>["adjusting"] = {
  company: adjustCompany,
  role,
  account,
  app: adjustApp,
  app_detail: adjustAppDetail,
  app_device: setAppOfUser,
  device_bind: adjustDeviceBind,
  device_share: adjustDeviceShare,
  product: adjustProduct,
  product_version: adjustProductVersion,
  device: adjustDevice,
  order: adjustOrder,
  refund: adjustRefund,
  cloud_order: adjustCloudOrder,
  iot_order: adjustIotOrder,
  live_order: adjustLiveOrder,
  cdk_order: adjustCdkOrder,
  cdk: adjustCdk,
  app_user: appUser,
  alarm_log: adjustAlarm,
  alarm_push: adjustAlarmPush,
  device_import: imported("failed"),
  iccid_import: imported("refused"),
  cdk_import: imported("refused"),
  order_bind_import: imported("refused"),
  feedback,
  feedback_detail: feedbackDetail,
  feedback_note: feedbackNote,
  server: adjustServer,
  service_node: adjustServiceNode,
  service_registry: adjustServiceRegistry,
  iccid: adjustIccid,
  license: adjustLicense,
  wake: adjustWake,
  access_key: accessKey,
  push_binding: adjustPushBinding,
  push_record: adjustPushRecord,
  notice_template: adjustNoticeTemplate,
  msg_template: adjustMsgTemplate,
  push_template: adjustPushTemplate,
  msg_event: adjustMsgEvent,
  outbox: adjustOutbox,
};

const follows: DemoStory<typeof resources>["follows"] = {
  device: ["product_version"],
  order: ["shop_goods", "cdk"],
  cloud_order: ["order"],
  iot_order: ["order"],
  live_order: ["order"],
  alarm_log: ["app_device"],
  device_bind: ["app_device"],
  cdk: ["app_device"],
  device_share: ["app_device"],
  alarm_push: ["alarm_log"],
  push_record: ["push_template"],
};

export const demoStory: DemoStory<typeof resources> = { adjusting, follows, complete: finishStory };

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { expectValues } from "./enumerations";

const model = readModel(40);
const found = await placesForStores(anyStore);

describe.skipIf(found === null)("enumerations of point 9", () => {
  let host: TestHost;
  beforeAll(async () => {
    if (found) host = await openHost(found.place(), model);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  it.each([
    ["0 free.", "order.pay_type", "pay_type", "0 Free"],
    ["1 a first domestic mobile wallet.", "order.pay_type", "pay_type", "1 Domestic wallet A"],
    ["2 a second domestic mobile wallet.", "order.pay_type", "pay_type", "2 Domestic wallet B"],
    ["3 an international online wallet.", "order.pay_type", "pay_type", "3 Global wallet"],
    ["4 company pay.", "order.pay_type", "pay_type", "4 Company pay"],
    ["5 cdk.", "order.pay_type", "pay_type", "5 Activation code"],
    ["6 a payment provider (6).", "order.pay_type", "pay_type", "6 Provider 6"],
    ["7 a card payment provider.", "order.pay_type", "pay_type", "7 Card payment"],
    ["8 an Indian wallet provider.", "order.pay_type", "pay_type", "8 Indian wallet"],
    ["9 an Indian payment gateway.", "order.pay_type", "pay_type", "9 Indian gateway"],
    [
      "Device types: 1 home camera, 2 cellular, 3 hard video, 4 outdoor video, 5 low power.",
      "device.device_type",
      "device_type",
      "1 Home camera, 2 Cellular camera, 3 Video recorder, 4 Outdoor camera, 5 Low-power camera",
    ],
    [
      "Net types: 1 unicom, 2 mobile, 3 telecom, 4 three-network, 5 overseas.",
      "iccid.network_type",
      "carrier",
      "1 China Unicom, 2 China Mobile, 3 China Telecom, 4 Three networks, 5 Overseas",
    ],
    [
      "ICC providers: 1 to 4.",
      "iccid.brand_id",
      "icc_provider",
      "1 SIM provider 1, 2 SIM provider 2, 3 SIM provider 3, 4 SIM provider 4",
    ],
    [
      "Order types: 1 rest purchase, 2 normal, 3 free, 4 basic pack or platform.",
      "order.type",
      "order_type",
      "1 Limited purchase, 2 Normal, 3 Free claim, 4 Platform basic pack",
    ],
    [
      "Alarm types: 1 to 7 and 57.",
      "alarm_log.type",
      "alarm_type",
      "1 Motion, 2 Person, 3 Sound, 4 Area intrusion, 5 Low battery, 6 Doorbell, 7 Tampering, 57 Crying",
    ],
    [
      "Message template types 1 to 12, 15, 16: reset password, registration, activation, ops, register code, change password code, alarm, system, device super password, login code, pending task, friend code, delayed event push, event push statistics.",
      "msg_template.type",
      "message_template_type",
      "1 Reset password, 2 Registration, 3 Activation, 4 Operations, 5 Registration code, 6 Change-password code, 7 Alarm, 8 System, 9 Device super password, 10 Sign-in code, 11 Pending task, 12 Friend code, 15 Delayed event push, 16 Event push statistics",
    ],
    [
      "Service names: account, OTA, device, mall, cloud storage, push, registry, admin, gateway, monitor, log, production.",
      "service_node.service",
      "service_name",
      "account Account, ota OTA, device Device, mall Mall, oss Cloud storage, push Push, registry Registry, admin Admin, gateway Gateway, monitor Monitor, log Log, production Production",
    ],
    [
      "Server type ids 2, 4 to 12, 14 to 30, 34: AUTH, GW, NAT, HKSP, RTSP, HTTP, ALARM, VOD, SP, UST, UTD, CSI, CSF, UMH, DS, WOL, registry, user, open, mall, pay, oss, iot, push, ota, da, GUMH, KLS.",
      "server.type",
      "server_type",
      "2 AUTH, 4 GW, 5 NAT, 6 HKSP, 7 RTSP, 8 HTTP, 9 ALARM, 10 VOD, 11 SP, 12 UST, 14 UTD, 15 CSI, 16 CSF, 17 UMH, 18 DS, 19 WOL, 20 Registry, 21 User, 22 Open, 23 Mall, 24 Pay, 25 OSS, 26 IoT, 27 Push, 28 OTA, 29 DA, 30 GUMH, 34 KLS",
    ],
    [
      "Lifecycle options are days 1, 3, 7, 15, 30.",
      "cloud_order.lifecycle",
      "lifecycle_days",
      "1 1 day, 3 3 days, 7 7 days, 15 15 days, 30 30 days",
    ],
    ["Stock months: 1, 3, 6, 12.", "goods.month", "stock_month", "1 1 month, 3 3 months, 6 6 months, 12 12 months"],
    ["Environment 1 is formal, otherwise test.", "server.env", "env_type", "1 Production, 2 Test"],
    [
      "Supported languages: en, zh-CN, zh-TW.",
      "notice_template.lang",
      "language",
      "en English, zh-CN Simplified Chinese, zh-TW Traditional Chinese",
    ],
    ["Currencies: yen, dollar, rupee.", "order.fee_type", "money_type", "jpy Yen, usd Dollar, inr Rupee"],
  ])('9. "%s": %s takes the values of %s and no other: %s', async (_, use, name, values) => {
    await expectValues(model, host, use, name, values);
  });

  it('9. "Alarm types: 1 to 7 and 57.": and none besides', () => {
    const values = model.enums.find(({ name }) => name === "alarm_type")?.values.map(({ value }) => value);
    expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 57]);
  });
});

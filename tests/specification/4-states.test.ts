import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { expectValues } from "./enumerations";

const model = readModel(40);
const found = await placesForStores(anyStore);

describe.skipIf(found === null)("states", () => {
  let host: TestHost;
  beforeAll(async () => {
    if (found) host = await openHost(found.place(), model);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  it.each([
    ["Role state: 1 open, 2 disable.", "role.state", "open_state", "1 Enabled, 2 Disabled"],
    ["Publish state: 1 release, 2 delist.", "product_version.state", "publish_state", "1 Released, 2 Delisted"],
    ["Labels also show deployed / not deployed.", "datacenter.state", "deploy_state", "1 Deployed, 2 Not deployed"],
    ["Server status: 1 online, 2 offline.", "server.state", "server_status", "1 Online, 2 Offline"],
    [
      "Order types: 1 limited (rest) purchase, 2 normal, 3 free receive, 4 platform (basic pack).",
      "order.type",
      "order_type",
      "1 Limited purchase, 2 Normal, 3 Free claim, 4 Platform basic pack",
    ],
    [
      "Payment/order states: unpaid, paid, payment successful, payment failed, cancelled, invalid.",
      "order.order_state",
      "order_state",
      "1 Unpaid, 2 Paid, 3 Payment successful, 4 Payment failed, 5 Cancelled, 6 Invalid",
    ],
    [
      "Refund states: in progress, successful, failed.",
      "refund.state",
      "refund_state",
      "1 In progress, 2 Successful, 3 Failed",
    ],
    [
      "Import states: to be imported, importing, imported.",
      "device_import.state",
      "import_state",
      "1 To be imported, 2 Importing, 3 Imported",
    ],
    [
      "Push send states: awaiting sync, sending, send completed.",
      "push_record.state",
      "push_send_state",
      "1 Awaiting sync, 2 Sending, 3 Send completed",
    ],
    ["Device state: 0 offline, 1 online.", "device.online", "online_state", "0 Offline, 1 Online"],
    ["Device pairing: paired or not.", "device.pair_state", "pair_state", "0 Not paired, 1 Paired"],
    [
      "Network types 0 to 5: unknown, public, full-cone NAT, IP-restricted NAT, port-restricted NAT, symmetric NAT.",
      "device.network_type",
      "network_type",
      "0 Unknown, 1 Public, 2 Full-cone NAT, 3 IP-restricted, 4 Port-restricted, 5 Symmetric NAT",
    ],
    [
      "Withdrawal/audit states: pending audit, first audit pass, first audit failed, audit passed, audit not passed.",
      "money_flow.audit_state",
      "audit_state",
      "1 Pending audit, 2 First audit passed, 3 First audit failed, 4 Audit passed, 5 Audit not passed",
    ],
    ["Review: not reviewed, pass, refuse.", "owner.review", "review_state", "1 Not reviewed, 2 Pass, 3 Reject"],
    [
      "Feedback: pending, processing, resolved (one reading has only pending or solved).",
      "feedback.state",
      "feedback_state",
      "1 Pending, 2 Processing, 3 Resolved",
    ],
  ])('4. "%s": %s takes the values of %s and no other: %s', async (_, use, name, values) => {
    await expectValues(model, host, use, name, values);
  });

  it('4. "Download task states: 1 processing, 2 failed, 3 completed.": they have their words', () => {
    const values = model.enums.find(({ name }) => name === "task_state")?.values ?? [];
    expect(values.map(({ value, label }) => [value, label.en])).toEqual([
      [1, "Processing"],
      [2, "Failed"],
      [3, "Completed"],
    ]);
  });
});

import { expect, it } from "vitest";
import type { PartialWords } from "../definition/ConsoleDefinition";
import { englishPlural, pluralOf } from "./plural";
import { createResolveText } from "./resolveWords";

it.each([
  ["Device", "Devices"],
  ["Product category", "Product categories"],
  ["Company", "Companies"],
  ["Alarm push", "Alarm pushes"],
  ["Activation code batch", "Activation code batches"],
  ["Key", "Keys"],
  ["Wireless", "Wirelesses"],
  ["Duplicate UID", "Duplicate UIDs"],
])("%s becomes %s", (one, many) => {
  expect(englishPlural(one)).toBe(many);
});

const label = { en: "Message platform", "zh-CN": "消息平台" };
const many = (plural?: PartialWords) =>
  pluralOf(
    { name: "platform", label, ...(plural === undefined ? {} : { plural }) },
    createResolveText((text) => `${text}!`),
  );

it("is the label in Chinese, unless the definition gives another name", () => {
  expect(many()).toEqual({ en: "Message platforms", "zh-CN": "消息平台", "zh-TW": "消息平台!" });
  expect(many({ en: "Platforms" })["zh-CN"]).toBe("消息平台");
  expect(many({ en: "Message platforms (push)", "zh-CN": "消息平台（推送）" })).toEqual({
    en: "Message platforms (push)",
    "zh-CN": "消息平台（推送）",
    "zh-TW": "消息平台（推送）!",
  });
});

import { expect, it } from "vitest";
import { readModel } from "../../../tests/contract/hosts";
import { Failure } from "./Failure";
import { messageOf } from "./words";

const bare = { ...readModel(1), errors: [] };

it("says a refusal that no definition words, in every language, with its numbers", () => {
  const wait = (seconds: number) => new Failure(514, "wait", {}, { seconds });
  expect(messageOf(bare, "en", wait(30))).toBe("Too many failed attempts, try again in 30 seconds");
  expect(messageOf(bare, "en", wait(1))).toBe("Too many failed attempts, try again in one second");
  expect(messageOf(bare, "zh-CN", wait(1))).toBe("失败次数过多，请在 1 秒后重试");
  expect(messageOf(bare, "zh-TW", wait(30))).toMatch(/30 秒/);
});

it("says what the code means where there are no words for the case, and else that the server has a problem", () => {
  expect(messageOf(bare, "en", new Failure(404, "nothing of the kind"))).toBe("There is no such call");
  expect(messageOf(bare, "en", new Failure(999))).toBe("The server has a problem");
});

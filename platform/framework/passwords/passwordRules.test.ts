import { expect, it } from "vitest";
import { processorTime } from "../../../tests/processorTime";
import { findPasswordProblem } from "./passwordRules";
import { transformPassword } from "./passwordHash";

const owner = {
  userId: "li.wei",
  names: ["李伟", "Wei Li", "Seagull Optics", "li.wei@seagull.example", "13900000002"],
};

const GUESSED = [
  ["password", "12345678", "qwertyuiop", "Password123", "iloveyou", "11111111", "aaaaaaaaaa", "1qaz2wsx", "woaini1314"],
  [
    "Sunshine1!",
    "987654321",
    "abcdefgh",
    "zxcvbnm123",
    "li.wei123",
    "liwei2025",
    "Seagull1",
    "SeagullOptics",
    "13900000002",
  ],
].flat();

it.each(GUESSED)("nobody may choose %s", async (password) => {
  expect(await findPasswordProblem(password, owner)).toBe("invalid.guessable");
});

it.each([
  "password",
  "12345678",
  "123456",
  "Password123",
  "qwerty",
  "11111111",
  "a123456789",
  "li.wei123",
  "li.wei1",
  "Liwei@1234",
  "seagull2025",
  "Seagull#1987!",
  "admin123",
  "Admin@2026",
  "pilothouse1",
])("nobody may choose %s, transformed either", async (password) => {
  expect(await findPasswordProblem(transformPassword("li.wei", password), owner)).toBe("invalid.guessable");
});

it.each(["123456", "abc", "x7!kQ2p", "密码密码密码密"])("%s is too short", async (password) => {
  expect(await findPasswordProblem(password, owner)).toBe("invalid.tooShort");
});

it.each(["pilothouse", "sea-gull-7", "a long Passw0rd!", "correct horse battery", "t7#Kq!vW", "北京的秋天很美丽"])(
  "%s will do, plain and transformed",
  async (password) => {
    expect(await findPasswordProblem(password, owner)).toBeNull();
    expect(await findPasswordProblem(transformPassword("li.wei", password), owner)).toBeNull();
  },
);

it("holds nobody up while it compares", async () => {
  let longest = 0;
  let last = processorTime();
  const timer = setInterval(() => {
    longest = Math.max(longest, processorTime() - last);
    last = processorTime();
  }, 1);
  await findPasswordProblem(transformPassword("li.wei", "t7#Kq!vW"), owner);
  clearInterval(timer);
  expect(longest).toBeLessThan(50);
});

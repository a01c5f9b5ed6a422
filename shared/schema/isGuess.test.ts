import { expect, it } from "vitest";
import { isGuessFrom } from "./isGuess";

const NAMES = ["bob7", "Bob Smith", "Seagull Optics", "bob@seagull.example", "13900000002", null];

it.each([
  "admin123",
  "Admin@123",
  "123admin!",
  "pilothouse1",
  "bob71",
  "Bob7!!2031",
  "20#bob7",
  "bob7bob7",
  "7bob",
  "bobsmith99",
  "Seagull@2027",
  "seagulloptics",
  "13900000002",
  "abcabcabc",
])("%s follows from its owner, or is what everybody tries", (password) => {
  expect(isGuessFrom(password, NAMES)).toBe(true);
});

it.each(["pilothouse", "sea-gull-7", "t7#Kq!vW", "bob buys a boat", "administers 3 boats", "48139000000027"])(
  "%s does not",
  (password) => {
    expect(isGuessFrom(password, NAMES)).toBe(false);
  },
);

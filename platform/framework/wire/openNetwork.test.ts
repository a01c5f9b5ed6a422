import { expect, it } from "vitest";
import { isPrivate } from "./openNetwork";

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "169.254.169.254",
  "::1",
  "::",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:0:127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::a01:203",
  "100::1",
  "2001:0:4136:e378:8000:63bf:3fff:fdd2",
  "2002:7f00:1::",
  "fd00::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
])("%s is in no network of the internet, or leads out of it", (address) => {
  expect(isPrivate(address)).toBe(true);
});

it.each(["8.8.8.8", "2606:4700::1111", "2001:4860:4860::8888"])("%s is in the internet", (address) => {
  expect(isPrivate(address)).toBe(false);
});

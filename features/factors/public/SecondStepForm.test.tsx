import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakePlatform } from "../../../src/framework/wire/fakePlatform";
import type { SecondMethod } from "../../../src/framework/public/PublicFeature";
import { SecondStepForm } from "./SecondStepForm";
import { type Site, SiteProvider } from "../../../src/framework/public/Site";
import { signInWords } from "../../../src/framework/public/signInWords";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const says = () => ({
  button: "Use a ring",
  failed: "No ring was used",
  lead: "Show your ring",
  hint: "Without a ring",
});
const ring: SecondMethod = {
  name: "ring",
  isKnown: () => true,
  says,
  prove: async (question) => ({ shown: question }),
};

const open = (way: SecondMethod, answer: object) => {
  const asked = fakePlatform({ "/sessions": ({ body }) => Response.json(Object.assign({}, body, answer)) });
  const site: Site = {
    loadFeatures: async () => ({ publicFeatures: [{ name: "rings", secondMethods: [way] }] }),
    loadWords: async () => undefined,
    isTitledHost: () => false,
    SignInPicture: () => null,
    BelowSignIn: null,
  };
  const props = { values: { account: "ada", password: "", code: "" }, challenge: "c", remember: false };
  const acts = { onSignedIn: async () => undefined, setFailure: () => undefined, change: () => undefined };
  render(
    <SiteProvider value={site}>
      <SecondStepForm {...props} {...acts} t={signInWords("en")} />
    </SiteProvider>,
  );
  return asked;
};
const button = () => screen.findByRole("button", { name: "Use a ring" });

it("offers what features add, and sends what it answers to the question in place of a code", async () => {
  const asked = open(ring, { app: true, ring: { number: 7 } });
  fireEvent.click(await button());
  await vi.waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ challenge: "c", shown: { number: 7 } }));
  expect(screen.getByText("Code from the app")).toBeTruthy();
});

it("says what the feature says to an account without an app, and when the person does not go on", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  open({ ...ring, prove: () => Promise.reject(new Error("closed")) }, { app: false, ring: {} });
  fireEvent.click(await button());
  expect(await screen.findByText("No ring was used")).toBeTruthy();
  expect([screen.getByText("Show your ring"), screen.getByText("Recovery code")]).toHaveLength(2);
});

it("asks the platform for no passkey where the browser or the account has none", async () => {
  const asked = open({ ...ring, isKnown: () => false }, { app: true, ring: {} });
  await screen.findByText("Code from the app");
  await Promise.resolve();
  expect([asked, screen.queryByText("Use a ring")]).toEqual([[], null]);
  cleanup();
  const others = open(ring, { app: true, ring: null });
  await vi.waitFor(() => expect(others).toHaveLength(1));
  expect(screen.queryByText("Use a ring")).toBeNull();
});

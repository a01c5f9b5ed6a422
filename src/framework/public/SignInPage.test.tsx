import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as language from "../wire/language";
import { WireFailure } from "../wire/WireFailure";
import { signInFailureOf } from "./signInFailure";
import { SignInPage } from "./SignInPage";
import { refusedWords } from "./refusedWords";
import type { SignInFailure } from "./SignInPort";
import { loadSignInWords, signInWords } from "./signInWords";
import { loadWords } from "./words";

await loadWords("en", [loadSignInWords]);
const t = signInWords("en");
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const open = (answer: SignInFailure | null, isPictured = true) => {
  let pictures = 0;
  const port = {
    isElsewhere: () => false,
    comeBack: () => null,
    isPictured: () => isPictured,
    picture: vi.fn(async () => {
      pictures += 1;
      return { verifyId: `picture ${pictures}`, image: "data:," };
    }),
    signIn: vi.fn(async () => answer),
  };
  const onSignedIn = vi.fn(async () => {});
  render(<SignInPage port={port} t={t} expired={false} onSignedIn={onSignedIn} />);
  return { port, onSignedIn };
};

const fill = async () => {
  await screen.findByAltText(t("sign_in.code_picture"));
  fireEvent.change(typed("Account"), { target: { value: " admin " } });
  fireEvent.change(typed("Password"), { target: { value: "secret " } });
  fireEvent.change(typed("Verification code"), { target: { value: "abcd" } });
};
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Sign in" }));

beforeEach(() => localStorage.clear());
describe("SignInPage", () => {
  it("asks for no letters where the platform has no picture", async () => {
    const { port, onSignedIn } = open(null, false);
    await waitFor(() => expect(screen.queryByLabelText("Verification code")).toBeNull());
    fireEvent.change(typed("Account"), { target: { value: "admin" } });
    fireEvent.change(typed("Password"), { target: { value: "secret" } });
    submit();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(port.picture).not.toHaveBeenCalled();
    expect(port.signIn).toHaveBeenCalledWith({ account: "admin", password: "secret", verifyId: "", code: "" });
  });

  it("asks for nothing where people sign in at a page of the platform, and goes on when they come back", async () => {
    let back: Promise<SignInFailure | null> | null = null;
    const port = {
      isElsewhere: () => true,
      comeBack: () => back,
      isPictured: () => false,
      picture: vi.fn(),
      signIn: vi.fn(() => new Promise<null>(() => {})),
    };
    const onSignedIn = vi.fn(async () => {});
    const show = () => render(<SignInPage port={port} t={t} expired={false} onSignedIn={onSignedIn} />);
    const { unmount } = show();
    expect(screen.queryByLabelText("Account")).toBeNull();
    expect(screen.getByText(t("sign_in.elsewhere"))).toBeDefined();
    submit();
    await waitFor(() => expect(port.signIn).toHaveBeenCalled());
    unmount();
    const error = new WireFailure({ reason: "answer", code: 405, path: "", data: { context: "page" } });
    back = Promise.resolve(signInFailureOf(error));
    const refused = show();
    expect(await screen.findByText(refusedWords("en")("failed.405.page"))).toBeDefined();
    refused.unmount();
    localStorage.setItem("console.account", "carl");
    back = Promise.resolve(null);
    show();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    // If nobody typed an account, the remembered account stays.
    expect(localStorage.getItem("console.account")).toBe("carl");
  });

  it("asks for what is missing before calling", async () => {
    const { port } = open(null);
    submit();
    expect(await screen.findByText(t("invalid.account"))).toBeDefined();
    expect(document.activeElement).toBe(typed("Account"));
    expect(port.signIn).not.toHaveBeenCalled();
  });

  it("sends the account without blanks around it and the password as it is", async () => {
    const { port, onSignedIn } = open(null);
    await fill();
    submit();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(port.signIn).toHaveBeenCalledWith({
      account: "admin",
      password: "secret ",
      verifyId: "picture 1",
      code: "abcd",
    });
  });

  it("keeps account and password after a wrong code, and asks for another picture", async () => {
    const { port } = open({ reason: "refused", field: "code", said: () => refusedWords("en")("failed.code") });
    await fill();
    submit();
    expect(await screen.findByText(refusedWords("en")("failed.code"))).toBeDefined();
    expect([typed("Account").value, typed("Password").value, typed("Verification code").value]).toEqual([
      " admin ",
      "secret ",
      "",
    ]);
    expect(port.picture).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(document.activeElement).toBe(typed("Verification code")));
  });

  it("counts the seconds down that are to be waited, sends nothing meanwhile, and says when they are over", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { port } = open({ reason: "wait", seconds: 3 });
    await fill();
    submit();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("in 3 seconds"));
    await waitFor(() => expect(document.activeElement).toBe(typed("Password")));
    fireEvent.change(typed("Verification code"), { target: { value: "abcd" } });
    submit();
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(screen.getByRole("alert").textContent).toContain("in 2 seconds");
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole("alert").textContent).toBe("You can try again now.");
    expect(port.signIn).toHaveBeenCalledTimes(1);
    submit();
    await waitFor(() => expect(port.signIn).toHaveBeenCalledTimes(2));
    vi.useRealTimers();
  });

  it("loses nothing when the network is down, not even the code", async () => {
    const { port } = open({ reason: "network" });
    await fill();
    submit();
    expect(await screen.findByText(t("failed.network"))).toBeDefined();
    expect(typed("Verification code").value).toBe("abcd");
    expect(port.picture).toHaveBeenCalledTimes(1);
  });

  it("remembers the account only if asked to", async () => {
    const { onSignedIn } = open(null);
    await fill();
    fireEvent.click(screen.getByRole("checkbox"));
    submit();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(localStorage.getItem("console.account")).toBe("admin");
    cleanup();
    open(null);
    expect(typed("Account").value).toBe("admin");
  });

  it("shows the password when asked, and says when Caps Lock is on", () => {
    open(null);
    fireEvent.click(screen.getByRole("button", { name: t("sign_in.show_password") }));
    expect(typed("Password").type).toBe("text");
    const pressed = createEvent.keyDown(typed("Password"), { key: "A" });
    Object.defineProperty(pressed, "getModifierState", { value: (name: string) => name === "CapsLock" });
    fireEvent(typed("Password"), pressed);
    expect(screen.queryByText(t("sign_in.caps_lock"))).not.toBeNull();
  });
});

describe("signInFailureOf", () => {
  const answer = (code: number, more = {}) =>
    new WireFailure({ reason: "answer", code, path: "/v2/user/login", ...more });

  /** The message on the page, and the field that it belongs to. */
  const messageOf = (error: unknown) => {
    const failure = signInFailureOf(error);
    return failure.reason === "refused" ? [failure.field, failure.said()] : failure;
  };

  it("distinguishes codes, the verification code, a wait, a clock and the network", () => {
    const say = refusedWords("en");
    expect(messageOf(answer(517))).toEqual(["account", say("failed.517")]);
    expect(messageOf(answer(514))).toEqual(["password", say("failed.514")]);
    expect(messageOf(answer(512))).toEqual(["password", say("failed.512")]);
    expect(messageOf(answer(777))).toEqual(["account", say("failed.other", { code: 777 })]);
    expect(messageOf(answer(406, { fields: { verify_code: "invalid.code" } }))).toEqual(["code", say("failed.code")]);
    expect(messageOf(answer(406, { data: { context: "clock", now: 5 } }))).toEqual(["code", say("failed.clock")]);
    expect(messageOf(new WireFailure({ reason: "notJson", code: 200, path: "/" }))).toEqual([
      "account",
      say("failed.500"),
    ]);
    const wait = { context: "wait", seconds: 60 };
    expect(messageOf(answer(514, { data: wait }))).toEqual({ reason: "wait", seconds: 60 });
    expect(messageOf(new WireFailure({ reason: "timeout", code: 0, path: "/" }))).toEqual({ reason: "network" });
  });

  it("has the words of a host without codes, where 401 means a wrong account or password", () => {
    const say = refusedWords("en");
    expect(messageOf(answer(401, { data: { isExact: true } }))).toEqual(["password", say("failed.514")]);
    const own = { isExact: true, said: "No such person." };
    expect(messageOf(answer(401, { data: own }))).toEqual(["password", "No such person."]);
    expect(messageOf(answer(422, { data: own }))).toEqual(["account", "No such person."]);
    expect(messageOf(answer(401))).toEqual(["account", say("failed.401")]);
  });

  it("says it in the language that the page has by then", () => {
    const failure = signInFailureOf(answer(517));
    language.set("zh-CN");
    expect(failure.reason === "refused" && failure.said()).toBe(refusedWords("zh-CN")("failed.517"));
    language.set("en");
  });
});

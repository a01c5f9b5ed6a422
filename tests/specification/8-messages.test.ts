// The text of each code of point 8.
import { describe, expect, it } from "vitest";
import { messageKeys } from "../../src/framework/wire/failureMessages";
import { uploadStatus } from "../../src/framework/wire/upload";
import { WireFailure } from "../../src/framework/wire/WireFailure";
import { readModel } from "../contract/hosts";

const model = readModel(5);
const messages = new Map(
  model.errors.map(({ code, context, message }) => [`errors.${code}${context === null ? "" : `.${context}`}`, message]),
);

/** The message that the console finds first for a code in a context. */
const messageOf = (code: number, context: string) =>
  messageKeys(new WireFailure({ reason: "answer", code, context, path: "/x" }))
    .map((key) => messages.get(key))
    .find((message) => message !== undefined);

const SAME = "515 account ID not unique (on send: balance insufficient; on a room: room already has an owner).";
const EXISTS = "409 ID already added, or user name exists, or user ID, email or phone exists.";
const ACCOUNTS = "1101, 1102, 1103 user ID, email or phone already exists.";
const OTHERS =
  "**Other messages:** invalid verification code; login failed; map lookup failed; activation code does not exist, already used, expired or unusable; authorization key wrong; account does not exist; parameter error; unknown error; no permission to view.";

describe("the message of a code", () => {
  it.each([
    ["512 wrong password.", 512, "", "Wrong password"],
    ["513 account has no permission.", 513, "", "The account has no permission"],
    ["514 wrong account or password, try again.", 514, "", "Wrong account or password. Try again."],
    [SAME, 515, "account", "This account ID is already in use"],
    [SAME, 515, "send", "Insufficient balance"],
    [SAME, 515, "room", "The room already has an owner"],
    ["516 account has no associated company info.", 516, "", "This account is not linked to a company"],
    ["517 account disabled.", 517, "", "The account is disabled"],
    ["518 account expired (overdue).", 518, "", "The account has expired"],
    ["519 unknown status type.", 519, "", "Unknown status type"],
    [EXISTS, 409, "id", "This ID has already been added"],
    [EXISTS, 409, "user_name", "The user name already exists"],
    [EXISTS, 409, "account", "The user ID, email or phone already exists"],
    ["500 server problem.", 500, "", "Server error"],
    ["401 authentication failed, check the app ID.", 401, "", "Authentication failed. Check the app ID."],
    ["406 entered user ID does not exist.", 406, "user", "The user ID you entered does not exist"],
    ["416 balance insufficient to give.", 416, "", "Insufficient balance to give"],
    [
      "1010 activation code not supported in the current environment.",
      1010,
      "",
      "This activation code is not supported in the current environment",
    ],
    ["1024 delete failed because the item has orders.", 1024, "", "Delete failed: it has orders"],
    [ACCOUNTS, 1101, "", "The user ID already exists"],
    [ACCOUNTS, 1102, "", "The email address already exists"],
    [ACCOUNTS, 1103, "", "The phone number already exists"],
    [OTHERS, 406, "picture", "The verification code is invalid. Enter it again or refresh it."],
    [OTHERS, 401, "login", "Sign-in failed"],
    [OTHERS, 500, "map", "Map lookup failed"],
    [OTHERS, 406, "cdk", "The activation code does not exist"],
    [OTHERS, 409, "cdk", "The activation code has already been used"],
    [OTHERS, 406, "cdk_expired", "The activation code has expired"],
    [OTHERS, 406, "cdk_unusable", "The activation code cannot be used"],
    [OTHERS, 401, "key", "The authorization key is wrong"],
    [OTHERS, 406, "account", "The account does not exist"],
    [OTHERS, 406, "", "Parameter error"],
    [OTHERS, 777, "", "Unknown error (code {{code}})"],
    [OTHERS, 513, "view", "You have no permission to view this"],
  ] as const)('8. "%s": %i %s says "%s"', (_, code, context, words) => {
    const message = messageOf(code, context);
    expect(message?.en).toBe(words);
    expect(message?.["zh-CN"]).toMatch(/\p{Script=Han}/u);
    expect(message?.["zh-TW"]).toMatch(/\p{Script=Han}/u);
  });
});

describe("a failed upload", () => {
  it.each([
    ["401, 405, 518: wrong account or password.", "put object failed: 401", "Wrong account or password"],
    ["401, 405, 518: wrong account or password.", "put object failed: 405", "Wrong account or password"],
    ["401, 405, 518: wrong account or password.", "put object failed: 518", "Wrong account or password"],
    ["400: invalid.", "put object failed: 400", "invalid"],
    ["500: server error.", "put object failed: 500", "server"],
    ["406: params error.", "put object failed: 406", "Parameter"],
    ["513: no permission.", "put object failed: 513", "permission"],
    ["anything else: unknown error.", "put object failed: 502", "Unknown error"],
  ] as const)('8. "%s": "%s" says "%s"', (_, text, words) => {
    const message = messageOf(uploadStatus(500, text), "upload");
    expect(message?.en.toLowerCase()).toContain(words.toLowerCase());
    expect(message?.["zh-CN"]).toMatch(/\p{Script=Han}/u);
  });
});

// Breakages for points 7 and 8 of the specification: requests, answers and messages.
import { type BreakageRow, writtenBreakages } from "./written";

const WIRE = "src/framework/wire";
const SEND = "src/framework/wire/send.test.ts";
const DRAWN = "tests/specification/9-drawn.journey.ts";
const FAILURES = "tests/specification/8-failures.journey.ts";

const requests: readonly BreakageRow[] = [
  [
    "All calls are POST",
    "bearer calls are sent by PUT",
    [`${WIRE}/client.ts`, 'ask(url, { method: "POST", headers, body }', 'ask(url, { method: "PUT", headers, body }'],
    [SEND, "posts the payload with the token to /api"],
  ],
  [
    "The base address",
    "calls go to /rpc",
    [`${WIRE}/styles/bearer.ts`, 'root: "/api",', 'root: "/rpc",'],
    [SEND, "posts the payload with the token to /api"],
  ],
  [
    "The base address",
    "the configured host is not asked",
    [`${WIRE}/config.ts`, "known?.base ?? baseOf", '(known ? "" : undefined) ?? baseOf'],
    [`${WIRE}/tokenFor.test.ts`, "goes where the installation has its platform"],
  ],
  [
    "The body holds params, tag",
    "the version of a call that names none is 1.0.0",
    [`${WIRE}/calls.ts`, 'apiVersion = "1.0.1"', 'apiVersion = "1.0.0"'],
    [DRAWN, "of a call that says nothing else"],
  ],
  [
    "The body holds params, tag",
    "the envelope has no tag",
    [`${WIRE}/styles/legacy.ts`, "      tag: String(sent),\n", ""],
    [SEND, "wraps a legacy call in its envelope"],
  ],
  [
    "The body is the raw payload",
    "the token is sent in another header",
    [`${WIRE}/styles/bearer.ts`, "Authorization:", '"X-Token":'],
    [SEND, "posts the payload with the token to /api"],
  ],
  [
    "(c) Bearer style",
    "a call to another server goes to the platform",
    [
      `${WIRE}/client.ts`,
      "if (callStyleOf(style).isAddressed !== true) {\n    return",
      "if (callStyleOf(style).isAddressed !== undefined) {\n    return",
    ],
    [SEND, "goes to the server it is given"],
  ],
  [
    "Responses carry code",
    "the count of an answer is dropped",
    [`${WIRE}/answer.ts`, "count >= 0 ? count : 0", "count < 0 ? count : 0"],
    [SEND, "is rows and their count"],
  ],
  [
    "POST /v2/oss/upload",
    "the file of a form has another name",
    [`${WIRE}/upload.ts`, 'body.append("file", file, file.name);', 'body.append("content", file, file.name);'],
    [`${WIRE}/upload.test.ts`, "posts the file as a form with the token, telling its progress"],
  ],
  [
    "Two-step upload",
    "the file is sent with credentials",
    [
      `${WIRE}/upload.ts`,
      'const headers = type === "" ? {} : { "Content-Type": type };',
      'const headers = { Authorization: "Bearer secret", "Content-Type": type };',
    ],
    [`${WIRE}/upload.test.ts`, "puts the file where the platform says, without credentials"],
  ],
  [
    "/v2/user/login:",
    "signing in says that the system is pc",
    [`${WIRE}/device.ts`, '[system, "web"],', '[system, "pc"],'],
    [DRAWN, "signing in sends these, and the system is web"],
  ],
  [
    "/discovery/srv/zone/get",
    "zones are asked for in the version of other calls",
    ["src/generated/operate/zone/zone.calls.ts", 'apiVersion: "1.0.2"', 'apiVersion: "1.0.1"'],
    [DRAWN, "the list of zones says its version"],
  ],
  [
    "What the product does with each answer",
    "an answer of another code counts as a success",
    [`${WIRE}/answer.ts`, "if (code === SUCCESS) {", "if (code === SUCCESS || code === 519) {"],
    [SEND, "with another code raises it, with the refused fields"],
  ],
];

const failures: readonly BreakageRow[] = [
  [
    "**Response code 401**",
    "a 401 on the sign-in page leads to it again",
    [`${WIRE}/session.ts`, "place.pathname !== LOGIN && !leaving", "!leaving"],
    [`${WIRE}/session.test.ts`, "leads nowhere from /login itself"],
  ],
  [
    "The page clears the stored token",
    "the token stays after a 401",
    [`${WIRE}/session.ts`, "    token.clear();\n", ""],
    [`${WIRE}/session.test.ts`, "clears the token and leads to /login once"],
  ],
  [
    "Cloud-auth calls are the exception",
    "messages are held back for ten seconds",
    [`${WIRE}/session.ts`, "const SILENCE_MS = 2000;", "const SILENCE_MS = 10_000;"],
    [`${WIRE}/session.test.ts`, "of cloud authorization only drops the user and holds messages back for two seconds"],
  ],
  [
    "Cloud-auth calls are the exception",
    "a 401 of cloud authorization ends the session",
    [`${WIRE}/answer.ts`, "if (CLOUD_AUTH.test(path)) {", 'if (CLOUD_AUTH.test("")) {'],
    [`${WIRE}/session.test.ts`, "of cloud authorization only drops the user and holds messages back for two seconds"],
  ],
  [
    "401, 405, 518:",
    "a first step that is refused speaks the words of calls",
    [
      `${WIRE}/upload.ts`,
      'throw new WireFailure({ reason: "upload", code: error.code, path: error.path, data: error.data });',
      "throw error;",
    ],
    [FAILURES, "the first step of an upload too"],
  ],
  ...(
    [
      ["401, 405, 518:", 405, "405"],
      ["400:", 400, "400"],
      ["500:", 500, "500"],
      ["406:", 406, "406"],
      ["513:", 513, "513"],
      ["anything else:", 502, "502"],
    ] as const
  ).map(([beginning, code, text]): BreakageRow => [
    beginning,
    `the status ${code} at the end of the message is read as 517`,
    [
      `${WIRE}/upload.ts`,
      "? Number(trailing) : status;",
      `? Number(trailing === "${text}" ? "517" : trailing) : status;`,
    ],
    ["tests/specification/8-messages.test.ts", `"put object failed: ${code}" says`],
  ]),
  [
    "**Other non-200 codes**",
    "every failure has the code 500",
    [
      `${WIRE}/answer.ts`,
      'new WireFailure({ reason: "answer", code, path',
      'new WireFailure({ reason: "answer", code: 500, path',
    ],
    [SEND, "with another code raises it, with the refused fields"],
  ],
  [
    "**Toasts:**",
    "error toasts last four seconds",
    ["src/framework/shell/feedback/noticeQueue.ts", "TOAST_TIME = 2000", "TOAST_TIME = 4000"],
    ["src/framework/shell/feedback/Notices.test.tsx", "shows errors one at a time, each for 2 s"],
  ],
  [
    "**Toasts:**",
    "the last error toast hides the one before",
    [
      "src/framework/shell/feedback/noticeQueue.ts",
      "if (state.error === null) return { ...state, error: shown };",
      "if (state.error !== shown) return { ...state, error: shown };",
    ],
    ["src/framework/shell/feedback/noticeQueue.test.ts", "shows errors one at a time, in order, two seconds each"],
  ],
];

export const callBreakages = [...writtenBreakages(7, requests), ...writtenBreakages(8, failures)];

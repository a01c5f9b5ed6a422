// Breakages for point 2 of the specification: addresses, titles, and what all screens share.
import { type BreakageRow, writtenBreakages } from "./written";

const ADDRESSES = "tests/specification/2-addresses.journey.ts";
const TITLES = "tests/specification/2-titles.journey.ts";
const PUBLIC = "src/console/publicPages.ts";
const LANGUAGE_RULE = "src/framework/wire/languageRule.ts";
const THIRD_PARTY = "tests/journeys/signing-in-for-a-third-party.journey.ts";
const OF_LANGUAGE = "src/framework/shell/applyLanguage.test.ts";
const OF_TITLE = "src/framework/shell/router/pageTitle.test.ts";

const rows: readonly BreakageRow[] = [
  [
    "All routes are loaded on demand.",
    "a section comes with another",
    [
      "src/generated/vas/index.ts",
      'import type { Section } from "pilothouse/wire";',
      'import "../system";\nimport type { Section } from "pilothouse/wire";',
    ],
    ["tests/specification/2-routes.test.ts", "no section, and no view of a resource, comes with another"],
  ],
  [
    "A full-screen loading overlay",
    "the overlay covers no more than its place",
    ["src/framework/shell/shell.css", ".shell-loading { position: fixed;", ".shell-loading { position: relative;"],
    ["src/framework/shell/feedback/Notices.test.tsx", "covers the whole window while a call takes long"],
  ],
  [
    "Notifications close on their own",
    "notices stay for 15 seconds",
    ["src/framework/shell/feedback/noticeQueue.ts", "10_500", "15_000"],
    ["src/framework/shell/feedback/Notices.test.tsx", "closes a notice by itself after 10.5 s, and no sooner"],
  ],
  [
    "Paging, modal dialogs",
    "the pager goes on after the last page",
    ["src/framework/list/pager/Pager.tsx", "to < 1 || to > pages", "to < 1"],
    ["src/framework/list/pager/Pager.test.tsx", "does not go past the last page"],
  ],
  [
    "Paging, modal dialogs",
    "a wizard forgets a step on the way back",
    ["features/wizard/console/useWizard.ts", "    back: () => {\n", "    back: () => {\n      form.reset();\n"],
    ["features/wizard/console/Wizard.test.tsx", "keeps everything on the way back"],
  ],
  [
    "| / | redirects",
    "the console begins with its last screen",
    ["src/framework/shell/router/landing.ts", 'return granted[0] ?? "none";', 'return granted.at(-1) ?? "none";'],
    ["tests/specification/2-routes.test.ts", "and to the first screen that is granted where that is not"],
  ],
  [
    "| /login, /register",
    "the public pages go when the query is no proper text",
    [
      "src/framework/wire/session.ts",
      'new URLSearchParams(search).get("return")',
      'decodeURIComponent(/return=([^&]*)/.exec(search)?.[1] ?? "")',
    ],
    [ADDRESSES, "with a query that is no proper text"],
  ],
  [
    "| /link3_login",
    "the page has another title",
    ["src/generated/pageTitles.ts", '"/link3_login": { en: "Authorization login"', '"/link3_login": { en: "Sign in"'],
    [TITLES, "its title"],
  ],
  [
    "| /live_cdk",
    "activation codes have another page",
    [PUBLIC, 'import("./public/redeem/RedeemPage"), part: "redeem"', 'import("./public/live/LivePage"), part: "live"'],
    ["tests/journeys/redeeming-an-activation-code.journey.ts", "sees the package, chooses a device, and has it once"],
  ],
  [
    "| /live_play",
    "live playback has another page",
    [PUBLIC, 'import("./public/live/LivePage"), part: "live"', 'import("./public/redeem/RedeemPage"), part: "redeem"'],
    ["tests/journeys/watching-a-device.journey.ts", "sees it move, saves a picture"],
  ],
  [
    "| /authorize",
    "third parties send people to Chinese",
    [
      LANGUAGE_RULE,
      'ENGLISH_FIRST: readonly string[] = ["/authorize", "/link3_login"];',
      "ENGLISH_FIRST: readonly string[] = [];",
    ],
    [THIRD_PARTY, "reads in English what is asked"],
  ],
  [
    "| /vas",
    "the screen of live servers has space around its content",
    [
      "src/generated/vas/index.ts",
      'resources: ["live_order"],\n      hiddenContent: true,',
      'resources: ["live_order"],',
    ],
    ["tests/specification/9-drawn.journey.ts", "of these, live_server alone"],
  ],
  [
    "| /operate",
    "the screen of the bot has space around its content",
    [
      "src/generated/operate/index.ts",
      'resources: ["feedback_bot", "wiki_category", "wiki"],\n      hiddenContent: true,',
      'resources: ["feedback_bot", "wiki_category", "wiki"],',
    ],
    ["tests/specification/9-drawn.journey.ts", "bot and service, and no other"],
  ],
  [
    "| /dashboard, /___api_test",
    "calls cannot be tried",
    ["features/apitest/console/mayTestCalls.ts", "config().env !== FORMAL", "config().env === FORMAL"],
    ["tests/journeys/trying-calls.journey.ts", "finds a call by its path, fills it in"],
  ],
  [
    "| any other path",
    "an address that leads nowhere shows nothing",
    [
      "src/framework/shell/errors/EmptyPages.tsx",
      "return <NotFoundPage />;",
      "return NotFoundPage === null ? null : <p />;",
    ],
    [ADDRESSES, "whatever its text is"],
  ],
  [
    "It uses history mode.",
    "pages are behind a hash",
    [
      "src/framework/shell/router/createConsoleRouter.tsx",
      "import { createBrowserRouter,",
      "import { createHashRouter as createBrowserRouter,",
    ],
    [
      "src/framework/shell/router/createConsoleRouter.test.tsx",
      "has the pages at paths of the address, in the history of the browser",
    ],
  ],
  [
    "When the query has no lang",
    "nothing is added to an address",
    [
      "src/framework/shell/applyLanguage.ts",
      "return queryWithLanguage(query, chosen ?? languageToAdd(path, browser));",
      'return chosen === null && languageToAdd(path, browser) === "en" ? query : queryWithLanguage(query, chosen ?? "zh-CN");',
    ],
    [OF_LANGUAGE, "adds zh when the browser's language contains zh, else en"],
  ],
  [
    "The authorize path",
    "the authorize page follows the browser",
    [
      "src/framework/shell/applyLanguage.ts",
      'const chosen = ENGLISH_FIRST.includes(path) ? languageFrom("en") : languageFrom(saved);',
      'const chosen = ENGLISH_FIRST.includes("") ? languageFrom("en") : languageFrom(saved ?? browser);',
    ],
    [OF_LANGUAGE, "always starts the authorize page in English"],
  ],
  [
    "Otherwise zh is used",
    "zh is added only for a browser that says zh-CN",
    [
      LANGUAGE_RULE,
      'browser.toLowerCase().includes("zh") ? "zh" : "en"',
      'browser.toLowerCase() === "zh-cn" ? "zh" : "en"',
    ],
    [OF_LANGUAGE, "adds zh when the browser's language contains zh, else en"],
  ],
  [
    "Navigation scrolls",
    "a hash does not move the page",
    ["src/framework/shell/router/scrollToHash.ts", "    place.scrollIntoView();\n", ""],
    [ADDRESSES, "on arrival too, to the part of a record"],
  ],
  [
    "The page title comes",
    "the title is the product's on every page",
    ["src/framework/shell/router/pageTitle.ts", 'page === "" ? product :', "page !== null ? product :"],
    [OF_TITLE, "puts the page before the product"],
  ],
  [
    "The page title comes",
    "a page without a title has none",
    ["src/framework/shell/router/pageTitle.ts", 'return page === "" ? product :', 'return page === "" ? page :'],
    [OF_TITLE, "is the product's title where a page has no title"],
  ],
  [
    "On one specific customer host",
    "the one host has no title of its own",
    ["src/framework/shell/router/pageTitle.ts", "if (fixed !== null) return fixed;", "void fixed;"],
    [OF_TITLE, "never changes on a host that has a title of its own"],
  ],
  [
    "On one specific customer host",
    "every host has that title",
    ["src/console/titledHost.ts", 'host !== "" && given.p2p_host === host', 'host !== ""'],
    ["src/console/titledHost.test.ts", "is the one host that the installation names"],
  ],
  [
    "A 401 on a normal call",
    "the sign-in page loses the query",
    [
      "src/framework/wire/session.ts",
      "  const query = new URLSearchParams(search);\n",
      '  const query = new URLSearchParams("");\n',
    ],
    [
      "src/framework/wire/session.test.ts",
      "clears the token and leads to /login once, with the query and the way back",
    ],
  ],
  [
    "Login with account",
    "a wrong code clears the password",
    [
      "src/framework/public/useSignIn.ts",
      'setValues((before) => ({ ...before, code: "" }));',
      'setValues((before) => ({ ...before, code: "", password: "" }));',
    ],
    ["src/framework/public/SignInPage.test.tsx", "keeps account and password after a wrong code"],
  ],
  [
    "App versions and download URL",
    "a download address has no QR code",
    [
      "src/framework/value/UrlValue.tsx",
      '      <Fills of={qrCode} props={{ text }} awaited={<span className="ui-qr-code" />} />\n',
      "",
    ],
    ["features/qr/console/QrCode.test.tsx", "is below its address on a Show"],
  ],
];

export const routeBreakages = writtenBreakages(2, rows);

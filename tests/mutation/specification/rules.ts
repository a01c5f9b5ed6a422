// Breakages for point 5 of the specification: typed values and their messages.
import { type BreakageRow, writtenBreakages } from "./written";

const SCHEMA = "shared/schema";
const RULES = "tests/specification/5-rules.test.ts";
const ENTRIES = "tests/specification/5-entries.test.ts";
const SEND = "src/framework/wire/send.test.ts";
const SIGN_IN = "src/framework/wire/signIn.test.ts";

const entries: readonly BreakageRow[] = [
  [
    "A generic form check",
    "a required number takes 0",
    [`${SCHEMA}/integer.ts`, 'if (value === 0 && isFalsyRefused(options)) fail("required");', "void isFalsyRefused;"],
    [RULES, "a required number refuses 0, unless its limits take it"],
  ],
  [
    "A generic form check",
    "a word is a number",
    [`${SCHEMA}/number.ts`, '        fail("number");\n', ""],
    [ENTRIES, "a word for a number"],
  ],
  [
    "A generic form check",
    "a rule of a field's own is not asked",
    [`${SCHEMA}/jsonText.ts`, 'fail("json")', "void fail"],
    [ENTRIES, "text that is no JSON, by a rule of its own"],
  ],
  [
    "It yields a list of errors.",
    "the check stops at the first error",
    [`${SCHEMA}/issuesOf.ts`, "return error.issues.map(", "return error.issues.slice(0, 1).map("],
    [ENTRIES, "every wrong field of a record at once, nested ones too, each by its path"],
  ],
  [
    "Required fields incomplete.",
    "blanks fill a required field",
    [
      `${SCHEMA}/text.ts`,
      "isEmpty: options.required === true ? isBlank : () => false,",
      'isEmpty: (one) => one === "",',
    ],
    [ENTRIES, "blanks is refused in words"],
  ],
  [
    "Data already exists",
    "an e-mail address that exists is refused as something else",
    ["platform/business/companies/account.ts", "user_email: 1102", "user_email: 1103"],
    ["tests/contract/accounts.ts", "name the value that exists already by its own code"],
  ],
  [
    "Entry must be standard.",
    "a name may have any signs",
    [`${SCHEMA}/patterns.ts`, "name: /^[^<>\"'`\\\\]*$/,", "name: /^.*$/,"],
    [ENTRIES, "a name of signs is refused in words"],
  ],
  [
    "Attribute value cannot be empty.",
    "what is wrong with an attribute is not told",
    [`${SCHEMA}/attributes.ts`, "reportNestedIssues(result.error, fail);", "void reportNestedIssues;"],
    [ENTRIES, "an attribute without a value is refused in words"],
  ],
  [
    "Number must be greater than zero",
    "the words for numbers above zero stand for others",
    [`${SCHEMA}/limits.ts`, 'fail("positive", { min });', 'fail("min", { min });'],
    [ENTRIES, "0 where a number must be above it is refused in words"],
  ],
  [
    "Number must be greater than zero",
    "a negative number is taken where 0 is the least",
    [`${SCHEMA}/limits.ts`, "compare(value, min) < 0;", "compare(value, min) < 0 && Number(min) !== 0;"],
    [ENTRIES, "a negative number is refused in words"],
  ],
  [
    "Invalid email format",
    "an e-mail address needs no domain",
    [`${SCHEMA}/email.ts`, "+[A-Za-z]{2,63}$/;", "*[A-Za-z]{1,63}$/;"],
    [ENTRIES, "an address without a domain is refused in words"],
  ],
  [
    "Invalid email format",
    "a phone number has ten digits",
    [`${SCHEMA}/phone.ts`, "const HOME_DIGITS = 11;", "const HOME_DIGITS = 10;"],
    [ENTRIES, "a phone number of ten digits is refused in words"],
  ],
  [
    "Invalid email format",
    "an identity card is four digits",
    [`${SCHEMA}/patterns.ts`, "idCard: /^\\d{6}(18|19|20)\\d{2}", "idCard: /^\\d{4}$|^\\d{6}(18|19|20)\\d{2}"],
    [ENTRIES, "an identity card of four digits is refused in words"],
  ],
  [
    "Passwords do not match.",
    "a repeated password is not compared",
    [`${SCHEMA}/secret.ts`, 'fail("passwordsDiffer");', ""],
    [ENTRIES, "a password that is repeated otherwise"],
  ],
  [
    "A short field allows 4",
    "a short field allows five characters",
    [
      "resources/operate/company.yaml",
      "comp_short_name: { kind: text, max: 4",
      "comp_short_name: { kind: text, max: 5",
    ],
    [ENTRIES, "company has it at comp_short_name"],
  ],
  [
    "Upload must be xlsx.",
    "workbooks of other programs are read",
    ["features/sheets/book/readSheet.ts", 'new Set(["xlsx", "xlsm"])', 'new Set(["xlsx", "xlsm", "ods", "xlsb"])'],
    ["features/sheets/book/readSheet.test.ts", "refuses what is no xlsx file"],
  ],
  [
    "Time format",
    "hours need no minutes",
    [`${SCHEMA}/timeRange.ts`, "if (!RANGE.test(value) || from === to) {", "if (from === to) {"],
    [ENTRIES, "hours without minutes is refused in words"],
  ],
  [
    "Free storage validity",
    "free storage lasts up to 31 days",
    ["resources/operate/app_config.yaml", "min: 1, max: 30, default: 7", "min: 1, max: 31, default: 7"],
    ["tests/specification/9-limits.test.ts", '5. "Free storage validity must be 1 to 30.": the platform takes 1'],
  ],
  [
    "Recharge must be 0.01",
    "a recharge of 5000.01 is taken",
    ["resources/user/money.yaml", 'rmb: "5000.00"', 'rmb: "5001.00"'],
    ["tests/contract/wallet.ts", "takes recharges of 0.01 to 5000 RMB"],
  ],
  [
    "A date must be chosen.",
    "a day that is no day is taken",
    [`${SCHEMA}/timestamp.ts`, '        fail("date");\n', ""],
    [ENTRIES, "what is no date is refused in words"],
  ],
  [
    "A date must be chosen.",
    "codes may end in the past",
    [`${SCHEMA}/timestamp.ts`, 'fail("past");', "void fail;"],
    [RULES, "a batch of activation codes ends in the time to come"],
  ],
  [
    "A time range within three months",
    "an export goes over four months",
    ["features/export/platform/exports.ts", "const MONTHS = 3;", "const MONTHS = 4;"],
    ["tests/contract/tasks.test.ts", "is refused without a range of three months at most"],
  ],
  [
    "Duplicate goods",
    "a company may have the same goods twice",
    [
      "resources/operate/goods.yaml",
      "unique: [[name, comp_id]]",
      "unique: [[name, comp_id, category_id, month, sort, id]]",
    ],
    ["tests/contract/behaviour.ts", "add goods to a company once, and keep goods that have orders"],
  ],
  [
    "Version code must be",
    "letters are a version code",
    [
      `${SCHEMA}/version.ts`,
      "      if (value === null || value < 1 || value > LARGEST) {\n        fail(",
      "      if (value === null) return 0;\n      if (value < 1 || value > LARGEST) {\n        fail(",
    ],
    [ENTRIES, "letters is refused in words"],
  ],
  [
    "Sort number must be numeric",
    "a record without a number comes first",
    ["platform/framework/records/order.ts", "Number(found.rows[0]?.last ?? 0) + 1 }", "0 }"],
    [RULES, "goods categories without a number come last"],
  ],
  [
    "A menu that is a last child",
    "a menu with submenus becomes a last child",
    ["platform/framework/rules/menu.ts", "keys.length > 0))", "keys.length > 1000))"],
    [RULES, "a menu with submenus does not become one"],
  ],
  [
    "A menu that is a last child",
    "a last child takes submenus",
    ["platform/framework/rules/menu.ts", "if (above?.[type] === LAST_CHILD)", "if (above?.[type] === undefined)"],
    ["tests/contract/rules.ts", "gives no submenu to a menu that is a last child"],
  ],
  [
    "Verification code invalid",
    "any verification code is right",
    [
      "platform/framework/calls/signIn.ts",
      '  throw new Failure(406, "picture",',
      '  if (fields === null) throw new Failure(406, "picture",',
    ],
    ["tests/contract/signIn.ts", "refuses a wrong code, and one that was used"],
  ],
  [
    "Money amounts are rounded",
    "amounts are cut off",
    [`${SCHEMA}/decimal.ts`, 'const up = Number(fraction[2] ?? "0") >= 5;', "const up = false;"],
    [RULES, "on the way in, half away from zero"],
  ],
  [
    "Request builders turn",
    "an invalid number is sent as 1",
    [
      "src/framework/wire/coerce.ts",
      "return Number.isSafeInteger(integer) ? integer : 0;",
      "return Number.isSafeInteger(integer) ? integer : 1;",
    ],
    [SEND, "has 0 for the integer"],
  ],
  [
    "Request builders turn",
    "a missing text is sent as null",
    ["src/framework/wire/coerce.ts", '    return "";\n', "    return null;\n"],
    [SEND, "is whole for add: missing numbers are 0, missing text is empty"],
  ],
  [
    "The user password is transformed",
    "the password is transformed without the user id",
    [
      "src/framework/wire/credentials.ts",
      "const bytes = new TextEncoder().encode(text);",
      'const bytes = new TextEncoder().encode(text.split("\\n").at(-1));',
    ],
    [SIGN_IN, "is transformed together with the user id"],
  ],
  [
    "Login credentials are encrypted",
    "credentials are joined by blanks",
    ["src/framework/wire/credentials.ts", "cipher.encrypt(text);", 'cipher.encrypt(text.replaceAll("\\n", " "));'],
    [SIGN_IN, "is encrypted with user id and time, joined by line breaks"],
  ],
  [
    "Optional response checking",
    "responses are checked in production",
    [
      "src/framework/wire/responseCheck.ts",
      "check_responses && env !== FORMAL;",
      "check_responses && env !== FORMAL + 1;",
    ],
    ["src/framework/wire/settings.test.ts", "is off in the formal environment and unless configured"],
  ],
  [
    "Optional response checking",
    "JSON text is not looked into",
    [
      `${SCHEMA}/rowOf.ts`,
      'const JSON_TEXTS = new Set(["jsonText", "attributes"]);',
      "const JSON_TEXTS = new Set<string>();",
    ],
    [RULES, "a text that is no JSON"],
  ],
];

export const ruleBreakages = writtenBreakages(5, entries);

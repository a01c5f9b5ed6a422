// Breakages for points 1, 3, 4 and 6 of the specification: people, languages, trees, wizards, lists, and what roles
// allow.
import { type BreakageRow, writtenBreakages } from "./written";

const SCREENS = "tests/specification/1-screens.test.ts";
const LANGUAGE_RULE = "src/framework/wire/languageRule.ts";
const WIZARD = "features/wizard/console/useWizard.ts";
const OF_WIZARD = "features/wizard/console/Wizard.test.tsx";
const SEND = "src/framework/wire/send.test.ts";

const people: readonly BreakageRow[] = [
  [
    "Users are operators at several company levels",
    "the property company of the demo is a developer",
    [
      "resources/system/role.yaml",
      "name: Property manager, cn_name: 物业管理员, type: 1, state: 1, comp_id: 1, role_ids: [], menu_ids: [",
      "name: Property manager, cn_name: 物业管理员, type: 1, state: 2, comp_id: 1, role_ids: [], menu_ids: [",
    ],
    [SCREENS, "each signs in to a company of its level"],
  ],
  [
    "There are also public pages",
    "nobody can register",
    ["src/console/public/register/RegisterPage.tsx", "const field = await form.submit();", "const field = null;"],
    ["tests/journeys/registering-a-company.journey.ts", "is told what is wrong beside each field"],
  ],
  [
    "The interface language",
    "any Chinese browser gets Chinese",
    [
      LANGUAGE_RULE,
      "[whole, part].includes(one.toLowerCase())",
      '(one.toLowerCase().split("-")[0] === part || whole === "")',
    ],
    ["tests/specification/1-language.journey.ts", "gets English, its address says zh"],
  ],
  [
    "Supported language values",
    "a word is missing in one language",
    ["locales/zh-TW/framework/shell.json", '"errors.server":', '"errors.serverGone":'],
    ["src/framework/shell/locales.test.ts", "has the same keys in every language"],
  ],
];

const entities: readonly BreakageRow[] = [
  [
    "For responses, only the field names",
    "a field that no sentence names is not marked",
    ["resources/operate/zone.yaml", "fields: # [not in the specification]", "fields: # in the specification"],
    ["tests/coverage/inferred.test.ts", "marks every field that the specification does not name"],
  ],
  [
    "The selected item is",
    "the last root is selected",
    [
      "features/trees/console/findSelectedItem.ts",
      "rows.find((row) => isRoot(row, parent))",
      "rows.findLast((row) => isRoot(row, parent))",
    ],
    ["tests/specification/3-selected-item.journey.ts", "of menus by their own key"],
  ],
];

const states: readonly BreakageRow[] = [
  [
    "Download task states",
    "a task that is processed is called completed",
    [
      "resources/enums.yaml",
      "task_state:\n  1: { name: processing, en: Processing,",
      "task_state:\n  1: { name: processing, en: Completed,",
    ],
    ["tests/specification/4-states.test.ts", "they have their words"],
  ],
  [
    "Wizard: moving forward",
    "a wizard goes on from a step that was not checked",
    [WIZARD, "    if (!judged) {\n", "    if (!judged && step.fields.length < 0) {\n"],
    [OF_WIZARD, "goes back to any step, even from one that is not filled in, and forward only past its check"],
  ],
  [
    "If it fails the step is flagged",
    "the step that failed is not flagged",
    [WIZARD, "    if (!judged) {\n      flag(at, true);\n", "    if (!judged) {\n"],
    [OF_WIZARD, "stays on a step that fails its check, and flags it"],
  ],
  [
    "Pagination returns to page 1",
    "a list stays on its page when the page size changes",
    [
      "src/framework/list/pager/pageSize.ts",
      "  const { perPage, setPerPage } = useListContext();\n",
      "  const { perPage, page, setPage, setPerPage: setSize } = useListContext();\n  const setPerPage = (n: number) => {\n    setSize(n);\n    setPage(page);\n  };\n",
    ],
    ["src/framework/list/ListView.test.tsx", "goes back to page 1 when the page size changes"],
  ],
  [
    "A counter of requests in flight",
    "a call that was answered stays counted",
    ["src/framework/wire/inFlight.ts", "      change(-1);\n", "      change(0);\n"],
    [SEND, "counts a call from before its start until after its end"],
  ],
  [
    "A counter of requests in flight",
    "the overlay stays when the last answer has come",
    [
      "src/framework/shell/feedback/busyClock.ts",
      "if (inFlight.count() === 0) return timer === null ? undefined : rest();",
      "if (inFlight.count() < 0) return timer === null ? undefined : rest();",
    ],
    ["src/framework/shell/feedback/busyClock.test.ts", "shows after a second in flight and goes with the last answer"],
  ],
];

const roles: readonly BreakageRow[] = [
  [
    "A user's scope",
    "who sees only one's own company sees those below, too",
    ["resources/console.yaml", "wide: { scope: [2] }", "wide: { scope: [1, 2] }"],
    ["tests/specification/6-roles.test.ts", "it decides which rows an account sees"],
  ],
  [
    "Roles are configured with a menu tree",
    "checking a parent checks nothing below it",
    ["src/framework/resource/treeChecks.ts", "for (const one of tree.branch(id)) next.add(one);", "next.add(id);"],
    ["src/framework/form/inputs.test.tsx", "checks all below a parent, and shows it half when one of them is not"],
  ],
  [
    "Menus are assigned to roles",
    "the first menu of a role grants nothing",
    [
      "platform/framework/access/Callers.ts",
      "keysInList(roles, one, role.menus)",
      "keysInList(roles, one, role.menus).slice(1)",
    ],
    ["tests/specification/6-roles.test.ts", "an account may do what its role's menus say, at once"],
  ],
  [
    "Role assignments exist per area",
    "the form of roles has no area of cloud storage",
    [
      "src/generated/system/role/role.words.ts",
      '"role.groups.cloud": ["Cloud storage"',
      '"role.groups.cloud": ["Storage"',
    ],
    ["tests/specification/6-role-areas.journey.ts", "the form and the page of a role have each of them, in en"],
  ],
  [
    "With no permission the message",
    "513 says that something failed",
    ["src/generated/words/en.ts", '"errors.513": "The account has no permission"', '"errors.513": "It failed"'],
    ["tests/specification/9-drawn.journey.ts", "a save that is refused so"],
  ],
];

export const pageBreakages = [
  ...writtenBreakages(1, people),
  ...writtenBreakages(3, entities),
  ...writtenBreakages(4, states),
  ...writtenBreakages(6, roles),
];

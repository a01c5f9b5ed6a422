// Creates a checkout from a scenario. Files that the scenario does not have get minimal defaults.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const SCENARIOS_FOLDER = dirname(fileURLToPath(import.meta.url));

export const scenarios: readonly string[] = readdirSync(SCENARIOS_FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const ONCE = ["console.yaml", "enums.yaml", "errors.yaml", "words.yaml", "host.yaml"];

const nameOf = (yaml: string): string => /^resource: (\w+)$/m.exec(yaml)?.[1] ?? "";

const consoleOf = (names: readonly string[]): string => `format: 1
title: { en: Lab, zh-CN: 实验室 }
features: [granting, sheets, import, export, bulk, views]
sections:
  lab:
    label: { en: Lab, zh-CN: 实验室 }
    icon: folder
    redirect: ${names[0]}
    screens:
${names.map((name) => `      ${name}: { label: { en: ${name}, zh-CN: ${name} }, icon: folder, resource: ${name} }`).join("\n")}
`;

const ENUMS = `publish_state:
  1: { name: released, en: Released, zh-CN: 已发布, color: success }
  2: { name: delisted, en: Delisted, zh-CN: 已下架 }
`;
const PHRASES = "taiwan: { 許可權: 權限, 型別: 類型, 釋出: 發布, 繫結: 綁定, 郵箱: 信箱, 賬: 帳, 臺: 台 }\n";
const ERRORS = "513: { en: The account has no permission, zh-CN: 账号没有权限 }\n";

/** Writes resources/ and the overrides of a scenario to a new folder. Answers the folder. */
export const writeScenario = (scenario: string): string => {
  const from = join(SCENARIOS_FOLDER, scenario);
  const root = mkdtempSync(join(tmpdir(), `pilothouse-${scenario}-`));
  const definitions = readdirSync(from)
    .filter((file) => file.endsWith(".yaml") && !ONCE.includes(file))
    .sort((a, b) => Number(b === "definition.yaml") - Number(a === "definition.yaml"))
    .map((file) => readFileSync(join(from, file), "utf8"));
  const own = (file: string, otherwise: string): string =>
    existsSync(join(from, file)) ? readFileSync(join(from, file), "utf8") : otherwise;
  mkdirSync(join(root, "resources", "lab"), { recursive: true });
  mkdirSync(join(root, "src"), { recursive: true });
  for (const text of definitions) writeFileSync(join(root, "resources", "lab", `${nameOf(text)}.yaml`), text);
  writeFileSync(join(root, "resources", "console.yaml"), own("console.yaml", consoleOf(definitions.map(nameOf))));
  writeFileSync(join(root, "resources", "enums.yaml"), own("enums.yaml", ENUMS));
  writeFileSync(join(root, "resources", "errors.yaml"), own("errors.yaml", ERRORS));
  writeFileSync(join(root, "resources", "words.yaml"), own("words.yaml", PHRASES));
  const host = own("host.yaml", "");
  if (host !== "") writeFileSync(join(root, "resources", "host.yaml"), host);
  if (existsSync(join(from, "src"))) cpSync(join(from, "src"), join(root, "src"), { recursive: true });
  return root;
};

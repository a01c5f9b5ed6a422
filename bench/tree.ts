// Copies the project's definitions to another folder, and adds as many definitions as wanted.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../tests/copyProject";

export const PROJECT_ROOT = process.cwd();
const SCREENS_OF_A_SECTION = 60;

const definition = (name: string, section: string): string => `resource: ${name}
label: { en: Probe ${name}, zh-CN: 探头 ${name} }
key: id
title: name
access: ${section}.${name}
scope: comp_id
ending: move
calls:
  list: /v2/bench/${name}/list
  add: /v2/bench/${name}/add
  set: /v2/bench/${name}/set
  del: /v2/bench/${name}/del
  run: { path: /v2/bench/${name}/run, params: [id, state], on: row, label: { en: Run now, zh-CN: 立即执行 }, confirm: true }
fields:
  id: { kind: id }
  name: { kind: text, required: true, max: 64, filter: contains, label: { en: Name, zh-CN: 名称 } }
  uid: { kind: uid, filter: equals, label: { en: Device UID, zh-CN: 设备UID } }
  state: { kind: enum, enum: publish_state, default: 1, filter: equals, label: { en: State, zh-CN: 状态 } }
  comp_id: { kind: reference, to: company, filter: equals, label: { en: Company, zh-CN: 公司 } }
  price: { kind: money, currency: rmb, label: { en: Price, zh-CN: 价格 } }
  email: { kind: email, label: { en: Email, zh-CN: 邮箱 } }
  details:
    kind: localized
    label: { en: Details, zh-CN: 详情 }
    of:
      lang: { kind: enum, enum: language, required: true, label: { en: Language, zh-CN: 语言 } }
      title: { kind: text, required: true, max: 128, label: { en: Title, zh-CN: 标题 } }
      content: { kind: text, lines: 4, label: { en: Content, zh-CN: 内容 } }
  gmt_create: { kind: timestamp, readonly: true, filter: range, label: { en: Created, zh-CN: 创建时间 } }
views:
  list: { columns: [name, uid, state, comp_id, price, email, gmt_create], sort: -gmt_create }
demo: { rows: 20 }
`;

const countDefinitions = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".yaml") && file.includes("/"),
  ).length;

export interface BenchConsole {
  readonly root: string;
  readonly definitions: number;
  /** The path of a definition to edit, from the root of the tree. */
  readonly probe: string;
}

/** Copies resources/ and src/, and adds definitions from a template until there are `wanted` ones. */
export const makeBenchConsole = (wanted: number): BenchConsole => {
  const folder = copyProject(PROJECT_ROOT);
  const present = countDefinitions(join(folder, "resources"));
  let console_ = readFileSync(join(folder, "resources", "console.yaml"), "utf8").trimEnd();
  let probe = "";
  for (let index = 0; index < Math.max(1, wanted - present); index += 1) {
    const section = `probe${Math.floor(index / SCREENS_OF_A_SECTION)}`;
    const name = `probe_${index}`;
    if (index % SCREENS_OF_A_SECTION === 0) {
      mkdirSync(join(folder, "resources", section));
      console_ += `\n  ${section}:\n    label: { en: Probes ${index}, zh-CN: 探头 ${index} }\n    icon: archive\n    redirect: ${name}\n    screens:`;
    }
    console_ += `\n      ${name}: { label: { en: Probe ${index}, zh-CN: 探头 ${index} }, resource: ${name} }`;
    probe = join("resources", section, `${name}.yaml`);
    writeFileSync(join(folder, probe), definition(name, section));
  }
  writeFileSync(join(folder, "resources", "console.yaml"), `${console_}\n`);
  return { root: folder, definitions: Math.max(wanted, present + 1), probe };
};

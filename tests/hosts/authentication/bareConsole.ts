// A console for a platform without roles, menus and a call for passwords. It has one resource, and everything that
// signing in needs.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "../../../generator/output/generate";
import { copyProject } from "../../copyProject";
import { serve, type Served } from "../../journeys/serve";

const root = join(import.meta.dirname, "../../..");
const CLINIC = "examples/clinic";

export interface SignInStyle {
  /** Lines of host.yaml. */
  readonly host: string;
  /** Calls of the resource `session`, indented as in its definition. */
  readonly calls: string;
  /** An authentication style: a file beside console.ts. */
  readonly style?: string;
}

export interface BareConsole {
  readonly faults: readonly string[];
  serve(host: string): Promise<Served>;
  remove(): void;
}

const CONSOLE = `format: 1
title: { en: Suppliers, zh-CN: 供应商 }
sections:
  inventory:
    label: { en: Inventory, zh-CN: 设备台账 }
    icon: archive
    redirect: vendors
    screens:
      vendors: { label: { en: Suppliers, zh-CN: 供应商 }, icon: vendor, resource: supplier }
`;
const HOST = `rights: all
can: [sort, keys]
dialect:
  root: /v1
  methods: { list: GET, get: GET }
  answer: { count: { header: X-Total-Count } }
  paging: { page: page, size: size }
  empty: omit
  password: plain
`;
const word = (name: string): string => `${name}: { kind: text, max: 2000, label: { en: ${name}, zh-CN: 名 } }`;
const session = (calls: string): string => `resource: session
label: { en: Session, zh-CN: 会话 }
key: username
title: username
calls:
${calls}
fields:
  ${["username", "password", "refresh_token", "code", "email"].map(word).join("\n  ")}
`;
/** A definition in plain REST. Its records are answered completely, and have no owner. */
const supplier = (text: string): string =>
  text
    .replace(/^(resource: .*)$/m, "$1\ncall: rest")
    .replaceAll(/\/clinic\/suppliers\/\w+/g, "/supplier")
    .replace(/^ {2}show:[\s\S]*?(?=\n\n)/m, "");

export const bareConsole = async ({ host, calls, style }: SignInStyle): Promise<BareConsole> => {
  const copy = copyProject(root, ["examples"]);
  const at = (...parts: readonly string[]): string => join(copy, CLINIC, ...parts);
  const rewrite = (path: string, change: (text: string) => string): void =>
    writeFileSync(at(path), change(readFileSync(at(path), "utf8")));
  for (const gone of ["people", "premises", "upkeep"]) rmSync(at("resources", gone), { recursive: true });
  for (const gone of ["equipment", "delivery"]) rmSync(at("resources/inventory", `${gone}.yaml`));
  for (const gone of ["src/overrides", "src/console/overview", "src/console/account", "src/console/upkeep"])
    rmSync(at(gone), { recursive: true });
  writeFileSync(at("resources/console.yaml"), CONSOLE);
  writeFileSync(at("resources/host.yaml"), `${host}${HOST}`);
  writeFileSync(at("resources/inventory/session.yaml"), session(calls));
  rewrite("resources/inventory/supplier.yaml", supplier);
  rewrite("src/console/inside.ts", (text) => text.replace('["people.self"]', "[]"));
  // The handlers of the clinic's platform refer to calls that are missing here. No handler runs for another platform.
  writeFileSync(
    at("platform/main.ts"),
    `import { readStartSettings, startWith, withConfig, workWith } from "pilothouse/platform";
import { writePages } from "pilothouse/features/elsewhere/platform";
import { features } from "./generated/features";
export { readStartSettings, withConfig, writePages };
export const start = startWith({ features });
export const work = workWith({ features });
`,
  );
  if (style !== undefined) {
    writeFileSync(at("src/console/hmac.ts"), style);
    rewrite("src/console/console.ts", (text) =>
      text
        .replace('import { site } from "./site";', 'import { hmac } from "./hmac";\nimport { site } from "./site";')
        .replace("createConsole({ host,", "createConsole({ host, authentication: { hmac },"),
    );
  }
  const { exit, lines } = await generate(join(copy, CLINIC));
  return {
    faults: exit === 0 ? [] : lines,
    serve: (address) => serve(copy, { PLATFORM_URL: address, DEMO: "", VERIFICATION_CODE: "" }, CLINIC),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
};

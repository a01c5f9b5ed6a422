// Accounts that try to give rights that they lack. For every preset role, one account also has the screens of roles,
// accounts and companies. So only the rules about giving rights can refuse it.
import { newName } from "./newName";
import { isRecord, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord, Reply } from "./Client";

const MANY = 1000;
/** The menus without which an account could not try. */
const TOOLS = ["system.role", "operate.user", "operate.company"];
const SUPER = 1;
const PASSWORD = "quiet-otter-71";

const keysIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

export interface Grantor {
  readonly preset: JsonRecord;
  readonly role: JsonRecord;
  readonly account: JsonRecord;
  readonly token: string;
  readonly company: number;
  readonly home: JsonRecord;
}

export class EscalationWorld {
  readonly client: Client;
  readonly admin: string;
  readonly presets: readonly JsonRecord[];
  readonly menus: readonly JsonRecord[];

  constructor(client: Client, admin: string, presets: readonly JsonRecord[], menus: readonly JsonRecord[]) {
    this.client = client;
    this.admin = admin;
    this.presets = presets;
    this.menus = menus;
  }

  static async read(client: Client): Promise<EscalationWorld> {
    const admin = await client.token("admin");
    const list = async (path: string, params: JsonRecord = {}) =>
      rowsOf(await client.call(path, { page_size: MANY, ...params }, { token: admin }));
    const presets = (await list("/v2/user/role/list", { type: 1, state: 1 })).filter(({ id }) => Number(id) <= 10);
    return new EscalationWorld(client, admin, presets, await list("/v2/user/menu/list"));
  }

  call(path: string, params: JsonRecord, token = this.admin): Promise<Reply> {
    return this.client.call(`/v2/user/${path}`, params, { token });
  }

  async made(path: string, params: JsonRecord): Promise<JsonRecord> {
    const reply = await this.call(path, params);
    if (reply.code !== 200) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    return recordOf(reply);
  }

  /** The demo account with the preset role. */
  async holderOf(role: JsonRecord): Promise<JsonRecord> {
    const [holder] = rowsOf(await this.call("account/list", { role_id: role.id, sort_field: "id", page_size: 1 }));
    if (!holder) throw new Error(`nobody has the role ${String(role.name)}`);
    return holder;
  }

  addRole(values: JsonRecord): Promise<JsonRecord> {
    return this.made("role/add", { cn_name: "越权", ...values, name: uniqueName("Escalation") });
  }

  addAccount(values: JsonRecord): Promise<JsonRecord> {
    const plain = {
      get user_name() {
        return newName("Escalation");
      },
      user_password: PASSWORD,
      user_type: 1,
      scope: 1,
      state: 1,
    };
    return this.made("account/add", { ...plain, user_id: uniqueName("e"), ...values });
  }

  /** An account with data scope 1 in the company of that demo account. */
  async grantor(preset: JsonRecord): Promise<Grantor> {
    const { comp_id } = await this.holderOf(preset);
    const tools = this.menus.filter(({ menu_key }) =>
      TOOLS.some((tool) => menu_key === tool || String(menu_key).startsWith(`${tool}.`)),
    );
    const menu_ids = [...new Set([...keysIn(preset.menu_ids), ...tools.map(({ menu_id }) => Number(menu_id))])];
    const role = await this.addRole({ menu_ids, role_ids: keysIn(preset.role_ids), comp_id });
    const account = await this.addAccount({ comp_id, role_id: role.id });
    const token = await this.client.token(String(account.user_id), PASSWORD);
    const [home = {}] = rowsOf(await this.call("company/list", { comp_id: [comp_id] }));
    return { preset, role, account, token, company: Number(comp_id), home };
  }

  /** The first account of a company that registers itself. */
  async registered(): Promise<Grantor> {
    const user_id = uniqueName("o");
    const contact = {
      get user_name() {
        return newName("Owner");
      },
      user_email: `${user_id}@example.com`,
      user_phone: `139${user_id.slice(-8)}`,
    };
    const names = { comp_name: uniqueName("Registered "), user_id, user_password: PASSWORD, ...contact };
    const verified = await this.client.verification();
    const reply = await this.client.call("/v2/user/account/add", { ...names, ...verified });
    const token = await this.client.token(String(recordOf(reply).user_id), PASSWORD);
    const account = recordOf(await this.call("account/get", {}, token));
    const [role = {}] = rowsOf(await this.call("role/list", { id: account.role_id }));
    const [home = {}] = rowsOf(await this.call("company/list", { comp_id: account.comp_id }));
    return { preset: role, role, account, token, company: Number(account.comp_id), home };
  }

  /** The role, and all roles that can be given through it. */
  through(role: JsonRecord): readonly JsonRecord[] {
    const found = new Map<number, JsonRecord>([[Number(role.id), role]]);
    for (const one of found.values())
      for (const key of keysIn(one.role_ids)) {
        const next = this.presets.find(({ id }) => Number(id) === key);
        if (next && !found.has(key)) found.set(key, next);
      }
    return [...found.values()];
  }

  lacked({ role }: Grantor, other: JsonRecord): readonly number[] {
    const held = new Set(keysIn(role.menu_ids));
    return keysIn(other.menu_ids).filter((menu) => !held.has(menu));
  }

  mayGive(grantor: Grantor, other: JsonRecord): boolean {
    return (
      keysIn(grantor.role.role_ids).includes(Number(other.id)) &&
      this.through(other).every((one) => Number(one.id) !== SUPER && this.lacked(grantor, one).length === 0)
    );
  }

  /** All rights in the store. A changed password is visible in the row version. */
  async rights(): Promise<unknown> {
    const everything = { page_size: 5000, sort_order: "asc" };
    const [roles, accounts, companies] = await Promise.all([
      this.call("role/list", { ...everything, sort_field: "id" }),
      this.call("account/list", { ...everything, sort_field: "id" }),
      this.call("company/list", { ...everything, sort_field: "comp_id" }),
    ]);
    const still = ({ gmt_login: _login, ...row }: JsonRecord) => row;
    return [rowsOf(roles), rowsOf(accounts).map(still), rowsOf(companies)];
  }
}

let made = 0;
export const uniqueName = (start: string): string => {
  made += 1;
  return `${start}${Date.now()}${made}`;
};

export const describeRefusal = ({ data, code }: Reply): string =>
  `${code} ${isRecord(data) && isRecord(data.fields) ? Object.keys(data.fields).join() : ""}`.trim();

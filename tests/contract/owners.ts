// Computes the rows that an account must reach, from the rows that the super admin sees and from the definitions. It
// follows references in memory and uses no code of the platform for this.
import type { Model, ResourceModel } from "../../generator";
import { rowsOf } from "./Client";
import type { Client, JsonRecord } from "./Client";
import { callsOfResource, declares } from "./drafts";

const PAGE = 1000;
const WITH_SUBORDINATES = 2;

export type ReachedOwners = ReadonlySet<string>;

const keyed = (rows: readonly JsonRecord[], key: string) => new Map(rows.map((row) => [String(row[key]), row]));

/** All rows, as the super admin sees them. */
export class AllRows {
  readonly #client: Client;
  readonly #token: string;
  readonly #model: Model;
  readonly #rows = new Map<string, Promise<ReadonlyMap<string, JsonRecord>>>();

  constructor(client: Client, token: string, model: Model) {
    this.#client = client;
    this.#token = token;
    this.#model = model;
  }

  resource(name: string): ResourceModel {
    const found = this.#model.resources.find((one) => one.name === name);
    if (!found) throw new Error(`there is no resource ${name}`);
    return found;
  }

  rows(name: string): Promise<ReadonlyMap<string, JsonRecord>> {
    const known = this.#rows.get(name) ?? this.#read(this.resource(name));
    this.#rows.set(name, known);
    return known;
  }

  async #read(resource: ResourceModel): Promise<ReadonlyMap<string, JsonRecord>> {
    if (!declares(resource, "list")) return new Map();
    const rows: JsonRecord[] = [];
    for (let page = 1; ; page += 1) {
      const asked = { page_index: page, page_no: page, page_size: PAGE };
      const found = rowsOf(await callsOfResource(this.#client, this.#token, resource)("list", asked));
      rows.push(...found);
      if (found.length < PAGE) return keyed(rows, resource.key);
    }
  }

  /** The keys of the owners that the account reaches: its company, or also all companies below. */
  async ownersOf(userId: string): Promise<ReachedOwners> {
    const accounts = [...(await this.rows("account")).values()];
    const account = accounts.find((row) => row.user_id === userId) ?? {};
    const own = [account.comp_id, account.company_id].filter((key) => key !== 0 && key !== undefined).map(String);
    const found = new Set(own);
    if (account.scope !== WITH_SUBORDINATES) return found;
    const companies = [...(await this.rows("company")).values()];
    for (const one of found)
      for (const company of companies) if (String(company.comp_parent_id) === one) found.add(String(company.comp_id));
    return found;
  }

  /** The owner of a row; "" if its references do not lead to one. */
  async ownerOf(resource: ResourceModel, row: JsonRecord): Promise<string> {
    let at: JsonRecord | undefined = row;
    const steps = resource.scope?.is === "owned" ? resource.scope.steps : [];
    for (const { field, to } of steps.slice(0, -1)) at = (await this.rows(to)).get(String(at?.[field]));
    const owner = at?.[steps.at(-1)?.field ?? ""];
    return owner === undefined || owner === 0 ? "" : String(owner);
  }

  /** The keys of exactly the rows that an account with these owners must see. */
  async reach(name: string, owners: ReachedOwners): Promise<ReachedOwners> {
    const resource = this.resource(name);
    const { scope } = resource;
    const found = new Set<string>();
    const others = scope?.is === "owned" ? Object.keys(scope.any ?? {}) : [];
    for (const [key, row] of await this.rows(name)) {
      if (others.some((field) => owners.has(String(row[field])))) found.add(key);
      const owner = scope?.is === "owned" ? await this.ownerOf(resource, row) : "";
      const isCommon = scope?.is === "shared" || (scope?.is === "owned" && scope.common !== null && owner === "");
      if (isCommon || owners.has(owner)) found.add(key);
    }
    return found;
  }

  /** The keys of records to which the account's own record refers, or rows that it may list and reaches. */
  async pointedBy(userId: string, name: string, mayList: (resource: ResourceModel) => boolean): Promise<ReachedOwners> {
    const owners = await this.ownersOf(userId);
    const found = new Set<string>();
    for (const resource of this.#model.resources) {
      const fields = resource.fields.filter(({ options }) => options.to === name);
      const isOwn = resource.name === "account";
      if (fields.length === 0 || !(isOwn || mayList(resource))) continue;
      const reach = mayList(resource) ? await this.reach(resource.name, owners) : new Set<string>();
      for (const [key, row] of await this.rows(resource.name))
        if (reach.has(key) || (isOwn && row.user_id === userId))
          for (const field of fields) for (const one of [row[field.name]].flat()) found.add(String(one));
    }
    return found;
  }
}

// Computes what each account may reach, from all rows: their owners, the tree of companies, and the menus of the
// account's role.
import type { FieldModel, Model, ResourceModel } from "../../generator";
import { isRecord } from "../contract/Client";
import type { JsonRecord } from "../contract/Client";
import { rowOwnershipOf } from "./rowOwnershipOf";

export type Rows = ReadonlyMap<string, readonly JsonRecord[]>;
/** `common`: everybody can read the row. It has no owner, but other rows of its table have owners. */
export type Relation = "own" | "subordinate" | "foreign" | "shared" | "common";

const OWNER = "company";
const SUPER_ROLE = 1;
const SYSTEM_ROLE = 1;
const WITH_SUBORDINATES = 2;
const READING = new Set(["list", "get", "export"]);
const NOBODY: unknown[] = [];

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === "" || value === 0;
const keysIn = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .filter((one) => !isNothing(one))
    .map(String);

/**
 * For a text that can refer to several resources: the field that selects the resource, and the resources by its values.
 */
export const leadingFieldOf = ({
  options: { leads },
}: FieldModel): { readonly by: string; readonly to: JsonRecord } | null =>
  isRecord(leads) && typeof leads.by === "string" && isRecord(leads.to) ? { by: leads.by, to: leads.to } : null;

const isKeys = (value: unknown): value is ReadonlySet<string> => value instanceof Set;
const isYesOrNo = (value: unknown): value is boolean => typeof value === "boolean";

export class Oracle {
  readonly #model: Model;
  readonly #rows: Rows;
  readonly #byKey = new Map<string, ReadonlyMap<string, JsonRecord>>();

  readonly #known = new Map<string, unknown>();

  constructor(model: Model, rows: Rows) {
    this.#model = model;
    this.#rows = rows;
    for (const { name, key } of model.resources)
      this.#byKey.set(name, new Map((rows.get(name) ?? []).map((row) => [String(row[key]), row])));
  }

  /** Caches a result per account, because the rows of an oracle do not change. */
  #once<Result>(
    what: string,
    { id }: JsonRecord,
    isResult: (value: unknown) => value is Result,
    work: () => Result,
  ): Result {
    const name = `${what} ${String(id)}`;
    const found = this.#known.get(name);
    if (isResult(found)) return found;
    const made = work();
    this.#known.set(name, made);
    return made;
  }

  resource(name: string): ResourceModel {
    const found = this.#model.resources.find((one) => one.name === name);
    if (!found) throw new Error(`no resource ${name}`);
    return found;
  }

  rows(name: string): readonly JsonRecord[] {
    return this.#rows.get(name) ?? [];
  }

  row(name: string, key: unknown): JsonRecord | undefined {
    return this.#byKey.get(name)?.get(String(key));
  }

  isShared({ name }: ResourceModel): boolean {
    return "shared" in rowOwnershipOf(name);
  }

  /** Whether the account reaches an owner of the row who may make the call. */
  mayAsOwner(account: JsonRecord, { name }: ResourceModel, call: string, row: JsonRecord): boolean {
    const rule = rowOwnershipOf(name);
    if (this.isSuper(account) || !("own" in rule) || rule.may === null) return true;
    const reached = this.companiesOf(account);
    return [...rule.may].some(([field, calls]) => calls.includes(call) && reached.has(String(row[field])));
  }

  /** The companies that own a row. Empty if the owner is unknown. */
  ownersOf({ name, fields }: ResourceModel, row: JsonRecord): readonly unknown[] {
    const rule = rowOwnershipOf(name);
    if ("own" in rule) return keysIn(rule.may ? [...rule.may.keys()].map((field) => row[field]) : row[rule.own]);
    if (!("through" in rule)) return NOBODY;
    const field = fields.find((one) => one.name === rule.through);
    return keysIn(row[rule.through]).flatMap((key) => this.#ownersBehind(field, row, key));
  }

  /** The owners of the record that a reference points to. */
  #ownersBehind(field: FieldModel | undefined, row: JsonRecord, key: string): readonly unknown[] {
    const to = field && this.targetOf(field, row);
    if (!to) return NOBODY;
    const target = this.row(to, key);
    return target ? this.ownersOf(this.resource(to), target) : NOBODY;
  }

  /** The resource that a reference of this row refers to. Another field of the row may select it. */
  targetOf(field: FieldModel, row: JsonRecord): string | null {
    const lead = leadingFieldOf(field);
    const to = lead === null ? field.options.to : lead.to[String(row[lead.by])];
    return typeof to === "string" ? to : null;
  }

  roleOf(account: JsonRecord): JsonRecord {
    return this.row("role", account.role_id) ?? {};
  }

  isSuper(account: JsonRecord): boolean {
    return account.role_id === SUPER_ROLE;
  }

  menusOf(account: JsonRecord): ReadonlySet<string> {
    return this.#once("menus", account, isKeys, () => this.#menusOf(account));
  }

  #menusOf(account: JsonRecord): ReadonlySet<string> {
    const keys = keysIn(this.roleOf(account).menu_ids);
    return new Set(keys.map((key) => String(this.row("menu", key)?.menu_key)));
  }

  mayCall(account: JsonRecord, resource: ResourceModel, call: string): boolean {
    // Every account reads the menu tree, from which its console draws the menu.
    if (resource.name === "menu" && call === "list") return true;
    const rule = rowOwnershipOf(resource.name);
    const isForTop = "shared" in rule && rule.byTop && !READING.has(call);
    const menu = isForTop ? resource.access[call]?.replace(/^#top\./, "") : resource.access[call];
    const holds = menu !== undefined && this.menusOf(account).has(menu);
    return this.isSuper(account) || (holds && (!isForTop || this.#isTop(account)));
  }

  /** Whether the account belongs to the top company, which owns the super admin's role. */
  #isTop({ comp_id }: JsonRecord): boolean {
    return comp_id === this.row("role", SUPER_ROLE)?.comp_id;
  }

  /** The account's own company, and the company that the account manages. */
  #own(account: JsonRecord): ReadonlySet<string> {
    return new Set(keysIn([account.comp_id, account.company_id]));
  }

  companiesOf(account: JsonRecord): ReadonlySet<string> {
    return this.#once("companies", account, isKeys, () => this.#companiesOf(account));
  }

  #companiesOf(account: JsonRecord): ReadonlySet<string> {
    const found = new Set(this.#own(account));
    if (account.scope !== WITH_SUBORDINATES) return found;
    for (let before = -1; before !== found.size;) {
      before = found.size;
      for (const row of this.rows(OWNER)) if (found.has(String(row.comp_parent_id))) found.add(String(row.comp_id));
    }
    return found;
  }

  relation(account: JsonRecord, resource: ResourceModel, row: JsonRecord): Relation {
    const rule = rowOwnershipOf(resource.name);
    if ("shared" in rule) return "shared";
    if ("own" in rule && rule.hasCommon && isNothing(row[rule.own])) return "common";
    const owners = this.ownersOf(resource, row).map(String);
    if (owners.some((owner) => this.#own(account).has(owner))) return "own";
    const reached = this.companiesOf(account);
    return owners.some((owner) => reached.has(owner)) ? "subordinate" : "foreign";
  }

  reaches(account: JsonRecord, resource: ResourceModel, row: JsonRecord): boolean {
    return this.isSuper(account) || this.relation(account, resource, row) !== "foreign";
  }

  reachable(account: JsonRecord, resource: ResourceModel): readonly JsonRecord[] {
    return this.rows(resource.name).filter((row) => this.reaches(account, resource, row));
  }

  /** Whether the account may fill in a field that refers to this resource. It may then list names within its reach. */
  mayPick(account: JsonRecord, name: string): boolean {
    return this.#once(`picks ${name}`, account, isYesOrNo, () => this.#mayPick(account, name));
  }

  #mayPick(account: JsonRecord, name: string): boolean {
    const leads = ({ options }: FieldModel) => options.to === name;
    return this.#model.resources.some((resource) => {
      const may = (call: string) => this.mayCall(account, resource, call);
      const isFilledIn = (field: FieldModel) =>
        leads(field) && !field.readonly && (may("add") || (!field.immutable && may("set")));
      const isAsked = resource.calls.some(
        ({ name: call, verb, params, ask }) =>
          verb === "action" &&
          may(call) &&
          params.some((field) => leads(field) && (call === "import_add" || ask.includes(field.name))),
      );
      return resource.fields.some(isFilledIn) || isAsked;
    });
  }

  /** Whether the account may read only the name of a row. */
  mayName(account: JsonRecord, resource: ResourceModel, row: JsonRecord, pointed: ReadonlySet<string>): boolean {
    if (pointed.has(String(row[resource.key]))) return true;
    const isGiven = this.reaches(account, resource, row) || (resource.name === "role" && row.type === SYSTEM_ROLE);
    return isGiven && this.mayPick(account, resource.name);
  }

  /**
   * The keys of rows of another resource that visible rows, or the account's own record, refer to. A text that can
   * refer to several resources is shown without a name.
   */
  pointedTo(account: JsonRecord, name: string): ReadonlySet<string> {
    return this.#once(`points to ${name}`, account, isKeys, () => this.#pointedTo(account, name));
  }

  #pointedTo(account: JsonRecord, name: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const resource of this.#model.resources) {
      const isSeen = ["list", "get"].some((call) => this.mayCall(account, resource, call));
      const rows = isSeen ? this.reachable(account, resource) : resource.name === "account" ? [account] : [];
      for (const field of resource.fields.filter(({ options }) => "to" in options))
        for (const row of rows)
          if (this.targetOf(field, row) === name) for (const key of keysIn(row[field.name])) found.add(key);
    }
    return found;
  }
}

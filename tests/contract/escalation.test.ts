// Nobody gives more rights than they have. For each ordered pair of preset roles, an account with the first role tries
// in every way to give or to get the rights of the second role. Afterwards the store is unchanged.
import { newName } from "./newName";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullRun, takeSample } from "../effort";
import { rowsOf } from "./Client";
import type { JsonRecord, Reply } from "./Client";
import { type Grantor, uniqueName, EscalationWorld } from "./escalation";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel(20);
const PRESETS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const ALL = [1, ...PRESETS];

const pairs = PRESETS.flatMap((from) => ALL.filter((to) => to !== from).map((to) => [from, to] as const))
  // In `npm test`, each role tries to get the highest role, and one fifth of the other pairs are tried.
  .filter(([from, to]) => isFullRun || to === 1 || (from + to) % 5 === 0);

interface Try {
  readonly what: string;
  readonly reply: Promise<Reply>;
}

interface Scene {
  readonly world: EscalationWorld;
  readonly grantor: Grantor;
  readonly other: JsonRecord;
  /** Accounts with the other role, in another company or in this one. */
  readonly holder: JsonRecord;
  /** An account that the grantor may manage. */
  readonly victim: JsonRecord;
  /** Custom roles of the grantor's company: one grants the rights of the other role, one may only assign that role. */
  readonly strong: JsonRecord;
  readonly assigning: JsonRecord;
}

const account = () => ({
  user_id: uniqueName("x"),
  get user_name() {
    return newName("X");
  },
  user_password: "quiet-otter-72",
  user_type: 1,
  state: 1,
});
const role = () => ({ name: uniqueName("X"), cn_name: "越权" });

/** Roles that have rights that the grantor lacks, or that can give such rights. */
function* byRoles({ world, grantor, other, strong, assigning }: Scene): Generator<[string, string, JsonRecord]> {
  const lacked = world.lacked(grantor, other);
  for (const menu of isFullRun ? lacked : lacked.slice(0, 2))
    yield [`menu ${menu}`, "role/add", { ...role(), menu_ids: [menu] }];
  const further = [strong, assigning, ...(world.mayGive(grantor, other) ? [] : [other])];
  for (const { id, name } of further) {
    yield [`a role that assigns ${String(name)}`, "role/add", { ...role(), role_ids: [id] }];
    yield [`its own role assigns ${String(name)}`, "role/set", { id: grantor.role.id, role_ids: [id] }];
    yield [`an account of ${String(name)}`, "account/add", { ...account(), role_id: id, scope: 1 }];
    yield [`an account made ${String(name)}`, "account/set", { id: "victim", role_id: id }];
    yield [`itself made ${String(name)}`, "account/set", { id: grantor.account.id, role_id: id }];
    yield [`${String(name)} changed`, "role/set", { id, remark: "taken over" }];
    yield [`${String(name)} cut down`, "role/set", { id, menu_ids: [], role_ids: [] }];
    yield [`${String(name)} disabled`, "role/set", { id, state: 2 }];
    yield [`${String(name)} deleted`, "role/del", { id }];
  }
  yield ["a system role", "role/add", { ...role(), type: 1 }];
  const menu_ids = [...lacked, ...keys(grantor.role.menu_ids)];
  if (lacked.length > 0) yield ["its own role grants more", "role/set", { id: grantor.role.id, menu_ids }];
}

const keys = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Accounts that reach more rows than the grantor, or that belong to somebody with more rights. */
function* byAccounts({ grantor, holder, world, other }: Scene): Generator<[string, string, JsonRecord]> {
  const { id } = grantor.account;
  if (grantor.account.scope === 1) {
    yield ["an account of wider scope", "account/add", { ...account(), role_id: grantor.role.id, scope: 2 }];
    yield ["a wider scope", "account/set", { id: "victim", scope: 2 }];
    yield ["its own wider scope", "account/set", { id, scope: 2 }];
  }
  for (const comp_id of new Set([1, 3, Number(holder.comp_id)])) {
    if (comp_id === grantor.company) continue;
    yield [
      `an account in company ${comp_id}`,
      "account/add",
      { ...account(), role_id: grantor.role.id, comp_id, scope: 1 },
    ];
    yield [`an account moved to company ${comp_id}`, "account/set", { id: "victim", comp_id }];
    yield [`company ${comp_id} managed`, "account/set", { id: "victim", company_id: comp_id }];
    yield [`itself in company ${comp_id}`, "account/set", { id, comp_id }];
    yield [`itself managing company ${comp_id}`, "account/set", { id, company_id: comp_id }];
  }
  yield ["its own validity", "account/set", { id, gmt_validity: 4_000_000_000 }];
  yield ["its own password", "account/set", { id, user_password: "quiet-otter-73" }];
  yield ["itself deleted", "account/del", { id }];
  if (world.mayGive(grantor, other) && Number(holder.comp_id) === grantor.company && holder.scope === 1) return;
  yield ["another's password", "account/set", { id: holder.id, user_password: "quiet-otter-74" }];
  yield ["another's address", "account/set", { id: holder.id, user_email: `${uniqueName("x")}@example.com` }];
  yield ["another's phone", "account/set", { id: holder.id, user_phone: `139${String(Date.now()).slice(-8)}` }];
  yield ["another disabled", "account/set", { id: holder.id, state: 2 }];
  yield ["another moved here", "account/set", { id: holder.id, comp_id: grantor.company, role_id: grantor.role.id }];
  yield ["another deleted", "account/del", { id: holder.id }];
}

/** The type of the company, and companies that may not be below it. */
function* byCompany({ grantor: { company, home } }: Scene): Generator<[string, string, JsonRecord]> {
  const changes = { comp_type: 1, dk_limit: 9_999_999, dk: "dk-of-others", comp_parent_id: 0, sys: 3, sort: 77 };
  for (const [field, value] of [...Object.entries(changes), ["comp_type", 7], ["comp_parent_id", 3]] as const)
    if (home[field] !== value) yield [`its own ${field} ${value}`, "company/set", { comp_id: company, [field]: value }];
  yield ["itself deleted", "company/del", { comp_id: company }];
  if (company !== 3)
    yield ["a company below another", "company/add", { comp_name: uniqueName("X"), comp_type: 7, comp_parent_id: 3 }];
  if (home.comp_type !== 1)
    yield [
      "a manufacturer below itself",
      "company/add",
      { comp_name: uniqueName("X"), comp_type: 1, comp_parent_id: company },
    ];
}

const attempts = function* (scene: Scene): Generator<Try> {
  for (const [what, path, params] of [...byRoles(scene), ...byAccounts(scene), ...byCompany(scene)]) {
    const given = params.id === "victim" ? { ...params, id: scene.victim.id } : params;
    yield { what, reply: scene.world.call(path, given, scene.grantor.token) };
  }
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the right to grant on ${name}`, () => {
    let host: TestHost;
    let world: EscalationWorld;
    let owner: Grantor | null = null;
    const grantors = new Map<number, Grantor>();
    const presetOf = (id: number): JsonRecord => {
      const preset = world.presets.find((one) => Number(one.id) === id);
      if (!preset) throw new Error(`there is no preset role ${id}`);
      return preset;
    };
    const grantorOf = async (id: number): Promise<Grantor> => {
      const grantor = grantors.get(id) ?? (await world.grantor(presetOf(id)));
      grantors.set(id, grantor);
      return grantor;
    };
    beforeAll(async () => {
      if (!found) return;
      grantors.clear();
      owner = null;
      host = await openHost(found.place(), model);
      world = await EscalationWorld.read(host.client);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    it.each(PRESETS)("lets role %i assign only what lies within its own rights", (id) => {
      const preset = presetOf(id);
      const given = keys(preset.role_ids).map(Number);
      const held = new Set(keys(preset.menu_ids));
      for (const one of given.flatMap((key) => world.through(presetOf(key))))
        expect([one.name, keys(one.menu_ids).filter((menu) => !held.has(menu))]).toEqual([one.name, []]);
    });

    const expectNothingGiven = async (grantor: Grantor, other: JsonRecord): Promise<void> => {
      const here = { comp_id: grantor.company };
      const lacks = world.lacked(grantor, other);
      const menu_ids = lacks.length > 0 ? lacks : world.menus.map(({ menu_id }) => menu_id);
      const strong = await world.addRole({ ...here, menu_ids });
      const assigning = await world.addRole({ ...here, menu_ids: [], role_ids: [strong.id] });
      const plain = await world.addRole({ ...here, menu_ids: [] });
      const victim = await world.addAccount({ ...here, role_id: plain.id });
      const holder = await world.holderOf(other);
      const before = await world.rights();
      const through: string[] = [];
      for (const { what, reply } of attempts({ world, grantor, other, holder, victim, strong, assigning }))
        if ((await reply).code === 200) through.push(what);
      expect(through).toEqual([]);
      expect(await world.rights()).toEqual(before);
      // The account can give rights that it has, which shows that the refusals above have the right reason.
      const manage = (params: JsonRecord) => world.call("account/set", { id: victim.id, ...params }, grantor.token);
      expect((await manage({ user_name: newName("Renamed") })).code).toBe(200);
      expect((await manage({ role_id: other.id })).code).toBe(world.mayGive(grantor, other) ? 200 : 513);
    };

    const some = <Of>(all: readonly Of[]): readonly Of[] => takeSample(all, 2);

    it.each(some(pairs))("does not let role %i give rights of role %i that it lacks", async (from, to) => {
      await expectNothingGiven(await grantorOf(from), presetOf(to));
    });

    it.each(some(ALL))(
      "does not let the owner of a registered company give rights of role %i that they lack",
      async (to) => {
        owner ??= await world.registered();
        await expectNothingGiven(owner, presetOf(to));
      },
    );

    it.each(PRESETS)("offers role %i the roles it may give, and no other", async (id) => {
      const grantor = await grantorOf(id);
      const offered = rowsOf(await world.call("role/rela/list", { page_size: 1000 }, grantor.token));
      const keysOffered = offered.map((one) => Number(one.id));
      for (const preset of world.presets)
        expect([preset.name, keysOffered.includes(Number(preset.id))]).toEqual([
          preset.name,
          world.mayGive(grantor, preset),
        ]);
    });
  });
}

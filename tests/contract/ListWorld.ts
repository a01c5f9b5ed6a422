// Requests lists, sums, files, bulk tasks and saved views from a platform, as several accounts. Keeps all rows of each
// list, so that a test can compute the right answers itself.
import { read, utils } from "xlsx";
import { kindOf, type FieldModel, type Model, type ResourceModel } from "../../generator";
import { toCents } from "../../shared/schema";
import { callRestPath } from "./callRestPath";
import { type Client, isRecord, type JsonRecord, recordOf, type Reply, rowsOf } from "./Client";
import { callsOfResource } from "./drafts";
import { type ListSortKey, type ModelledList, sumsOf, type SearchedList } from "./listModel";
import { newName } from "./newName";

interface Asked {
  readonly filters: JsonRecord;
  readonly keys: readonly ListSortKey[];
}
interface SumsAsked {
  readonly filters: JsonRecord;
  readonly fields: readonly FieldModel[];
  readonly by: FieldModel | undefined;
  readonly per: "day" | "month" | null;
  readonly zone: string;
}
/** A count, and sums in the order of their fields and currencies. */
interface Counted {
  readonly count: number;
  readonly sums: readonly JsonRecord[];
}

const MOST = 1000;
const ENDED = 1;

const recordsIn = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const orderOf = (keys: readonly ListSortKey[]): JsonRecord =>
  keys.length === 0
    ? {}
    : {
        sort_field: keys.map(({ field }) => field).join(),
        sort_order: keys.map(({ descending }) => (descending ? "desc" : "asc")).join(),
      };

/**
 * The order in a saved view, in the form that the console writes: further fields at the end, with a minus for
 * descending order.
 */
const sortOf = (keys: readonly ListSortKey[]): JsonRecord => {
  const [first, ...then] = keys;
  if (first === undefined) return {};
  const further = then.map(({ field, descending }) => (descending ? `-${field}` : field));
  return { sort: { field: [first.field, ...further].join(), order: first.descending ? "DESC" : "ASC" } };
};

const keysIn = (sort: unknown): readonly ListSortKey[] => {
  if (!isRecord(sort)) return [];
  const [first = "", ...then] = String(sort.field).split(",");
  return [
    { field: first, descending: sort.order === "DESC" },
    ...then.map((text) => ({ field: text.replace(/^-/, ""), descending: text.startsWith("-") })),
  ];
};

const isKept = (field: FieldModel): boolean => kindOf(field).storage(field) !== null && kindOf(field).secret !== true;

/** Whether a file contains the stored text, and not a label or the name of another record. */
const isPlainText = (field: FieldModel): boolean =>
  isKept(field) &&
  !field.hidden &&
  !field.encrypted &&
  ["TextColumn", "UidColumn"].includes(kindOf(field).column(field)?.name ?? "");

const moneyOf = (field: FieldModel | undefined, sum: unknown): string =>
  field !== undefined && kindOf(field).storage(field) === "cents"
    ? String(BigInt(toCents(String(sum)) ?? 0))
    : Number(sum).toFixed(6);

export const createListWorld = async (client: Client, model: Model, scopes: readonly string[]) => {
  const tokens = new Map(await Promise.all(scopes.map(async (scope) => [scope, await client.token(scope)] as const)));
  const tokenOf = (scope: string): string => tokens.get(scope) ?? "";
  const resourceOf = (name: unknown): ResourceModel | undefined => model.resources.find((one) => one.name === name);
  const call = (scope: string, resource: ResourceModel, name: string, params: JsonRecord): Promise<Reply> =>
    callsOfResource(client, tokenOf(scope), resource)(name, params);
  const listing = ({ calls }: ResourceModel): string => calls.find(({ verb }) => verb === "list")?.name ?? "list";
  const beside = (scope: string, path: string, method = "GET", body?: JsonRecord) =>
    callRestPath(client, tokenOf(scope), path, method, body);

  const kept = new Map<string, Promise<Reply>>();
  const whole = (scope: string, resource: ResourceModel): Promise<Reply> => {
    const mark = `${scope} ${resource.name}`;
    const found = kept.get(mark) ?? call(scope, resource, listing(resource), { page_size: MOST });
    kept.set(mark, found);
    return found;
  };

  const [accounts = [], roles = [], menus = []] = await Promise.all(
    ["account", "role", "menu"].map(async (name) => {
      const resource = resourceOf(name);
      return resource === undefined ? [] : rowsOf(await whole("admin", resource));
    }),
  );
  const keysOfMenus = new Map(menus.map(({ menu_id, menu_key }) => [menu_id, String(menu_key)]));
  const menusOf = (scope: string): ReadonlySet<string> => {
    const account = accounts.find(({ user_id }) => user_id === scope);
    const granted: unknown = roles.find(({ id }) => id === account?.role_id)?.menu_ids;
    return new Set(Array.isArray(granted) ? granted.map((id) => keysOfMenus.get(id) ?? "") : []);
  };
  const granted = new Map(scopes.map((scope) => [scope, menusOf(scope)]));
  const holds = (scope: string, menu: string | undefined): boolean =>
    scope === "admin" || (menu !== undefined && granted.get(scope)?.has(menu) === true);

  /**
   * Whether the account may open the page of the list. Some lists can be read without this right, to choose records
   * from them.
   */
  const mayList = (scope: string, { access }: ResourceModel): boolean => holds(scope, access.list);
  const hiddenFrom = (scope: string, { fields }: ResourceModel): ReadonlySet<string> =>
    new Set(
      !holds(scope, model.personal?.see)
        ? fields.filter(({ personal }) => personal === "masked").map(({ name }) => name)
        : [],
    );

  const keysOf = async (scope: string, resource: ResourceModel): Promise<ReadonlySet<string>> => {
    const reply = await whole(scope, resource);
    return new Set(reply.code === 200 ? rowsOf(reply).map((row) => String(row[resource.key])) : []);
  };
  const targetsOf = async (
    scope: string,
    { search, fields }: ResourceModel,
  ): Promise<ReadonlyMap<string, SearchedList>> => {
    const targets = new Map<string, SearchedList>();
    for (const { name, options } of fields) {
      const resource = options.weak === true || !search.includes(name) ? undefined : resourceOf(options.to);
      if (resource === undefined) continue;
      const rows = rowsOf(await whole("admin", resource));
      targets.set(name, { resource, rows, reach: await keysOf(scope, resource), hidden: hiddenFrom(scope, resource) });
    }
    return targets;
  };

  /** The expected list for the account: its rows, without masks. */
  const listOf = async (scope: string, resource: ResourceModel): Promise<ModelledList> => {
    const reach = await keysOf(scope, resource);
    const rows = rowsOf(await whole("admin", resource)).filter((row) => reach.has(String(row[resource.key])));
    return { resource, rows, hidden: hiddenFrom(scope, resource), targets: await targetsOf(scope, resource) };
  };

  const ask = (scope: string, resource: ResourceModel, { filters, keys }: Asked, page: JsonRecord): Promise<Reply> =>
    call(scope, resource, listing(resource), { ...filters, ...orderOf(keys), ...page });

  const countedIn = (fields: readonly FieldModel[], { count, sums }: JsonRecord): Counted => ({
    count: Number(count),
    sums: recordsIn(sums).map(({ field, currency, sum, average }) => ({
      field,
      currency,
      sum: moneyOf(
        fields.find(({ name }) => name === field),
        sum,
      ),
      average: Number(average),
    })),
  });

  /** The sums that the platform answers. Null for a list with its own code, which has no sums. */
  const sums = async (scope: string, { name }: ResourceModel, { fields, by, ...asked }: SumsAsked) => {
    const body = { ...asked, resource: name, fields: fields.map((one) => one.name), ...(by && { by: by.name }) };
    const answer = await beside(scope, "/sums", "POST", body);
    if (answer.status === 405) return null;
    if (answer.status !== 200) throw new Error(`${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
    return {
      whole: countedIn(fields, answer.body),
      groups: recordsIn(answer.body.groups).map((group) => ({
        value: String(group.value),
        ...countedIn(fields, group),
      })),
    };
  };

  /** The expected sums. Averages are rounded, so an answered average may differ slightly. */
  const plainSums = (
    resource: ResourceModel,
    fields: readonly FieldModel[],
    rows: readonly JsonRecord[],
    said: Counted,
    by = "",
  ): Counted => ({
    count: rows.length,
    sums: sumsOf(resource, fields, rows, by).map(({ average, within, ...sum }, at) => {
      const answered = Number(said.sums[at]?.average);
      return { ...sum, average: Math.abs(answered - average) <= within ? answered : average };
    }),
  });

  /** The request of a view after it was saved and read again. */
  const throughView = async (
    scope: string,
    { name }: ResourceModel,
    filters: JsonRecord,
    keys: readonly ListSortKey[],
  ): Promise<Asked> => {
    const value = { filter: filters, ...sortOf(keys) };
    const made = await beside(scope, "/views", "POST", { of: name, name: newName("View"), value });
    if (made.status !== 200) throw new Error(`${name}, ${scope}: ${JSON.stringify(made)}`);
    const { body } = await beside(scope, `/views/${String(made.body.id)}`);
    await beside(scope, `/views/${String(made.body.id)}`, "DELETE");
    if (JSON.stringify(body.left_out) !== "[]" || !isRecord(body.value))
      throw new Error(`${JSON.stringify(value)} became ${JSON.stringify(body)}`);
    return { filters: isRecord(body.value.filter) ? body.value.filter : {}, keys: keysIn(body.value.sort) };
  };

  const pages = async (scope: string, resource: ResourceModel, asked: Asked): Promise<readonly JsonRecord[]> => {
    const rows: JsonRecord[] = [];
    for (let page_index = 1; ; page_index += 1) {
      const reply = await ask(scope, resource, asked, { page_size: 17, page_index });
      rows.push(...rowsOf(reply));
      if (rows.length >= reply.count) return rows;
    }
  };

  const finished = async (scope: string, resource: ResourceModel, follow: string, id: unknown): Promise<JsonRecord> => {
    for (let turn = 0; turn < 500; turn += 1) {
      const [task] = rowsOf(await call(scope, resource, follow, { id }));
      if (task !== undefined && task.state !== ENDED) return task;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    throw new Error(`the export of ${resource.name} never ended`);
  };

  /**
   * The lines of a list's file, written by the platform or read page by page like in a browser. Null without the right.
   */
  const exported = async (scope: string, resource: ResourceModel, asked: Asked, hidden: ReadonlySet<string>) => {
    const shown = resource.fields.filter(
      (field) => resource.views.list.columns.includes(field.name) && isPlainText(field) && !hidden.has(field.name),
    );
    const columns = shown.map(({ name }) => name).slice(0, 3);
    const { exporting } = resource;
    if (exporting === null || columns.length === 0) {
      const rows = await pages(scope, resource, asked);
      return { columns, lines: rows.map((row) => columns.map((column) => String(row[column] ?? ""))) };
    }
    const order = { filters: asked.filters, ...orderOf(asked.keys), columns, zone: "UTC" };
    const begun = await call(scope, resource, exporting.add, order);
    if (begun.code === 513) return null;
    if (begun.code !== 200) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(begun)}`);
    const task = await finished(scope, resource, exporting.follow, recordOf(begun).id);
    const file = await client.fetch(String(task.url), { headers: { authorization: `Bearer ${tokenOf(scope)}` } });
    const { Sheets, SheetNames } = read(new Uint8Array(await file.arrayBuffer()));
    const sheet = Sheets[SheetNames[0] ?? ""] ?? {};
    const [, ...lines] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: "" });
    return { columns, lines: lines.map((line) => columns.map((_, at) => String(line[at] ?? ""))) };
  };

  /**
   * The number of records that a bulk task finds. The task gets another expected number, so it stops and changes
   * nothing. Null if this list or account has no bulk tasks.
   */
  const bulkCount = async (
    scope: string,
    { name, calls }: ResourceModel,
    filters: JsonRecord,
    expected: number,
    isOver: (task: JsonRecord) => boolean,
  ): Promise<number | null> => {
    const del = calls.find(({ verb }) => verb === "del");
    if (del === undefined) return null;
    const begun = await beside(scope, "/bulk", "POST", { resource: name, call: del.name, filters, expected });
    if (begun.status === 405 || begun.status === 403) return null;
    if (begun.status !== 200) throw new Error(`${JSON.stringify(filters)}: ${JSON.stringify(begun)}`);
    for (let turn = 0; turn < 500; turn += 1) {
      const { body } = await beside(scope, `/bulk/${String(begun.body.id)}`);
      if (isOver(body)) return body.state === "asks" ? Number(body.asks) : -1;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    throw new Error(`the task for ${name} never stopped`);
  };

  /** Requests that an account may not make, but that were answered. Must be empty. */
  const refusals = async (scope: string, resource: ResourceModel): Promise<readonly string[]> => {
    const { name } = resource;
    const fields: readonly string[] = [];
    const answered: string[] = [];
    const refused = async (what: string, path: string, body: JsonRecord) => {
      const { status } = await beside(scope, path, "POST", body);
      if (status < 400) answered.push(what);
    };
    await refused("sums", "/sums", { resource: name, fields, filters: {} });
    await refused("bulk", "/bulk", { resource: name, call: "del", filters: {}, expected: MOST });
    if (resource.exporting !== null) {
      const { code } = await call(scope, resource, resource.exporting.add, { filters: {}, zone: "UTC" });
      if (code === 200) answered.push("export");
    }
    return answered;
  };

  const isHidden = ({ name, options }: FieldModel, hidden: ReadonlySet<string>): boolean =>
    hidden.has(name) || hidden.has(String(options.currency_field ?? ""));
  return { mayList, listOf, ask, sums, plainSums, throughView, exported, bulkCount, refusals, isHidden };
};

export type ListWorld = Awaited<ReturnType<typeof createListWorld>>;

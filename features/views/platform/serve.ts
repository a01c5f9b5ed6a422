// Saved views of lists, under /rest/views (ADR 56): filters, sort order, columns and density under a name. GET
// ?filter={"of":"order"} the views of a list that the caller sees GET <id> one view; 404 for a view that the caller
// does not see GET roles { id, roles: { key, name, owner }[] }: the roles whose defaults the caller may set POST { of,
// name, value, whose, role } `whose` is own, owner or role; a role has one view of each list PUT <id> { name, value,
// whose, row_version } changes only the parts that are sent; 412 if another version is stored DELETE <id>
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import { identityOf } from "../../../platform/framework/access/identity";
import { mayCall } from "../../../platform/framework/access/permission";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { filterReached } from "../../../platform/framework/records/scope";
import { findByKey, readRows } from "../../../platform/framework/storage/query";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { VERSION } from "../../../platform/framework/storage/Table";
import { tableFor } from "../../../platform/framework/storage/tableFor";
import { transact } from "../../../platform/framework/storage/transact";
import { describeViews, findListedTable, viewTitlesOf, visibleViewsOf } from "./reading";
import {
  type ViewRequest,
  findChangeableRole,
  mayChangeView,
  mayChangeRole,
  maySeeView,
  mayMakePrivate,
  ownerOfAccount,
  type ViewOwnerKind,
  ownershipOf,
} from "./rights";
import { VIEWS_TABLE } from "./table";
import { encodeViewValue } from "./value";
import { existsFailure, Failure, invalidFailure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import * as own from "../../../platform/framework/wire/ownNames";

const ROLES = "roles";
const LONGEST_NAME = 60;
const MOST_ROLES = 500;

const askingFrom = ({ platform, caller, language }: SessionRequest, db: Db = platform.store.db): ViewRequest => ({
  platform,
  caller,
  language,
  db,
});

/** @throws Failure 404 if there is no such view, or if the caller does not see it */
const find = async (asking: ViewRequest, id: string): Promise<Row> => {
  const row = await asking.db.selectFrom(VIEWS_TABLE).selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined || findListedTable(asking, row.list) === null || !(await maySeeView(asking, row)))
    throw new Failure(404, "record");
  return row;
};

const describe = async (asking: ViewRequest, view: Row): Promise<Row> => {
  const [described] = await describeViews(asking, [view]);
  if (described === undefined) throw new Failure(404, "record");
  return described;
};

/** @throws Failure 406 if the name is invalid */
const nameIn = (name: unknown): string => {
  const text = typeof name === "string" ? name.trim() : "";
  if (text === "") throw invalidFailure({ name: "invalid.required" });
  if (text.length > LONGEST_NAME) throw invalidFailure({ name: "invalid.tooLong" }, { name: { max: LONGEST_NAME } });
  return text;
};

/** The column for the owner of the view, and its key. @throws Failure 406 if there is nobody to share with */
const placeOf = (asking: ViewRequest, whose: ViewOwnerKind, role: unknown) => {
  const none = { account: null, owner: null, role: null };
  if (whose === "own") return { ...none, account: asking.caller.key };
  if (whose === "role") return { ...none, role };
  const owner = ownerOfAccount(asking);
  if (owner === null) throw invalidFailure({ whose: "invalid.standard" });
  return { ...none, owner };
};

/** @throws Failure 413 if the list already has as many views as allowed, 409 if one of its views has this name */
const checkRoom = async ({ db, platform }: ViewRequest, view: Row): Promise<void> => {
  const [column] = ["account", "owner", "role"].filter((name) => view[name] !== null);
  const others = await db
    .selectFrom(VIEWS_TABLE)
    .select(["id", "name"])
    .where("list", "=", view.list)
    .where(sql.ref(column ?? "id"), "=", view[column ?? "id"])
    .where("id", "<>", view.id)
    .execute();
  if (column === "role" && others.length > 0) throw existsFailure({ role: "invalid.exists" });
  if (others.some(({ name }) => name === view.name)) throw existsFailure({ name: "invalid.exists" }, 409, "view");
  const most = platform.settings.MOST_VIEWS;
  if (others.length >= most) throw new Failure(413, "views", null, { max: most });
};

type Done = "shared" | "withdrawn" | "changed" | "removed";

/**
 * The audit trail records changes of shared views under the owner, of role views under the role, and of other views
 * under the account.
 */
const recordView = async (asking: ViewRequest, view: Row, done: Done): Promise<void> => {
  const { platform, db, caller } = asking;
  if (ownershipOf(view) === "own") return;
  const { accounts, roles } = identityOf(platform);
  const { owner } = platform.model;
  const [table, key] =
    ownershipOf(view) === "role"
      ? [roles, view.role]
      : owner === null
        ? [accounts, caller.key]
        : [tableFor(platform, owner.resource), view.owner];
  const row = await findByKey(db, table, key);
  if (row === null) return;
  recordEntry(db, {
    is: "event",
    event: "set",
    about: { table, row },
    facts: { view: view.name, list: view.list, done },
  });
};

const seenIn = (body: Row): number | undefined => {
  const seen = body[VERSION.count];
  if (seen === undefined || seen === null) return undefined;
  if (typeof seen !== "number" || !Number.isSafeInteger(seen))
    throw invalidFailure({ [VERSION.count]: "invalid.integer" });
  return seen;
};

const isWhose = (value: unknown): value is ViewOwnerKind => value === "own" || value === "owner" || value === "role";

const readRoles = async (asking: ViewRequest): Promise<readonly Row[]> => {
  const { platform, caller, db, language } = asking;
  const { roles } = identityOf(platform);
  const { key, resource } = roles;
  const call = resource.calls.find(({ verb }) => verb === "set");
  if (caller.sight !== undefined || call === undefined || !mayCall(caller, resource, call.name)) return [];
  const all: readonly Row[] = await readRows(db, roles, sql`order by ${sql.ref(key.name)} limit ${MOST_ROLES}`);
  const reached = await filterReached({ platform, db }, roles, caller, all);
  const mine: Row[] = [];
  for (const row of reached) if (await mayChangeRole(asking, row[key.name])) mine.push(row);
  const title = resource.titles[language] ?? resource.title ?? key.name;
  // Roles of different owners may have the same name.
  const { scope } = resource;
  const of = scope?.is === "owned" && scope.steps.length === 1 ? scope.steps[0].field : null;
  const owners = of === null ? null : tableFor(platform, platform.model.owner?.resource ?? "");
  const names =
    owners === null
      ? null
      : await viewTitlesOf(
          asking,
          owners,
          mine.map((row) => row[of ?? ""]),
        );
  return mine.map((row) => ({
    key: row[key.name],
    name: row[title],
    owner: names?.get(String(row[of ?? ""])) ?? "",
  }));
};

export const viewsHandler: RestHandler = {
  once: true,
  async list(request, { filter, offset, limit }) {
    const asking = askingFrom(request);
    const table = findListedTable(asking, filter.of);
    if (table === null) throw invalidFailure({ of: "invalid.reference" });
    const seen = await visibleViewsOf(asking, table);
    return { rows: await describeViews(asking, seen.slice(offset, offset + limit)), total: seen.length };
  },
  async get(request, id) {
    const asking = askingFrom(request);
    return id === ROLES ? { id, roles: await readRoles(asking) } : describe(asking, await find(asking, id));
  },
  async add(request, { of, name, value, whose = "own", role = null }) {
    const { platform, caller } = request;
    const text = encodeViewValue(platform, value);
    const called = nameIn(name);
    if (!isWhose(whose)) throw invalidFailure({ whose: "invalid.standard" });
    return transact(platform.store, async (db) => {
      const asking = askingFrom(request, db);
      const table = findListedTable(asking, of);
      if (table === null) throw invalidFailure({ of: "invalid.reference" });
      const { key } = identityOf(platform).roles;
      const named = whose === "role" ? (await findChangeableRole(asking, role))[key.name] : null;
      const now = platform.now();
      const view = {
        id: randomBytes(9).toString("base64url"),
        list: table.name,
        ...placeOf(asking, whose, named),
        author: caller.key,
        name: called,
        value: text,
        [VERSION.count]: now,
        [own.CREATED]: now,
        [own.CHANGED]: now,
      };
      await checkRoom(asking, view);
      await db.insertInto(VIEWS_TABLE).values(view).execute();
      await recordView(asking, view, "shared");
      return describe(asking, view);
    });
  },
  async set(request, id, body) {
    const { platform } = request;
    return transact(platform.store, async (db) => {
      const asking = askingFrom(request, db);
      const before = await find(asking, id);
      const whose = body.whose === undefined ? ownershipOf(before) : body.whose;
      const isMoved = whose !== ownershipOf(before);
      if (!isWhose(whose) || (isMoved && (whose === "role" || ownershipOf(before) === "role")))
        throw invalidFailure({ whose: "invalid.standard" });
      const isTakenBack = isMoved && whose === "own";
      if (isTakenBack ? !mayMakePrivate(asking, before) : !(await mayChangeView(asking, before)))
        throw noPermissionFailure();
      const seen = seenIn(body);
      if (seen !== undefined && seen !== Number(before[VERSION.count]))
        throw new Failure(412, null, { record: await describe(asking, before) });
      const after = {
        ...before,
        ...(isMoved ? placeOf(asking, whose, null) : {}),
        ...(body.name === undefined ? {} : { name: nameIn(body.name) }),
        ...(body.value === undefined ? {} : { value: encodeViewValue(platform, body.value) }),
        [VERSION.count]: Number(before[VERSION.count]) + 1,
        [own.CHANGED]: platform.now(),
      };
      await checkRoom(asking, after);
      const done = await db
        .updateTable(VIEWS_TABLE)
        .set(after)
        .where("id", "=", id)
        .where(VERSION.count, "=", before[VERSION.count])
        .executeTakeFirst();
      if (Number(done.numUpdatedRows) === 0)
        throw new Failure(412, null, { record: await describe(asking, await find(asking, id)) });
      if (isTakenBack) await recordView(asking, before, "withdrawn");
      else await recordView(asking, after, isMoved ? "shared" : "changed");
      return describe(asking, after);
    });
  },
  async del(request, id) {
    await transact(request.platform.store, async (db) => {
      const asking = askingFrom(request, db);
      const before = await find(asking, id);
      if (!(await mayChangeView(asking, before))) throw noPermissionFailure();
      await db.deleteFrom(VIEWS_TABLE).where("id", "=", id).execute();
      await recordView(asking, before, "removed");
    });
  },
};

// Who may see a record may read the names of what it points to: without the screen of companies, an order still says whose
// it is. Only the key, the title and the place in the tree are answered.
import { mayCall } from "../access/permission";
import type { Answer, SignedRequest } from "../Platform";
import { rulesOf } from "../rules";
import { decodeRow } from "../storage/codec";
import { byKeys, NAMED } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { listRows } from "./list";
import { reached } from "./scope";
import { reading, tableFor } from "./step";

const isPointedTo = ({ platform, caller, resource }: SignedRequest): boolean =>
  [...platform.tables.values()].some(
    (table) =>
      ["list", "get", "add", "set"].some(
        (action) => action in table.resource.access && mayCall(caller, table.resource, action),
      ) && table.columns.some(({ field }) => field.options.to === resource.name),
  );

export const looksUp = (request: SignedRequest): boolean => {
  const { call, caller, resource } = request;
  const isReading = call.verb === "list" || call.verb === "get";
  return isReading && !mayCall(caller, resource, call.name) && isPointedTo(request);
};

/** Of a row, what it is called and where it stands, and no more. */
export const named = (table: Table, row: Row) => {
  const { resource, key } = table;
  const shown = new Set([
    key.name,
    resource.title,
    ...Object.values(resource.titles),
    resource.tree?.parent,
    resource.tree?.order,
  ]);
  return Object.fromEntries(Object.entries(decodeRow(table, row)).filter(([name]) => shown.has(name)));
};

export const lookUp = async (request: SignedRequest): Promise<Answer> => {
  const { platform, caller, params, resource } = request;
  const table = tableFor(platform, resource.name);
  const asked = params[table.key.name];
  if (asked !== undefined && asked !== "") {
    const rows = await byKeys(platform.store.db, table, [asked].flat());
    const own = new Set(await reached(reading(platform), table, caller, rows));
    const seen = rows.filter((row) => own.has(row) || rulesOf(table).isShared?.(row));
    const data = seen.map((row) => named(table, row));
    return request.call.verb === "get" ? { data: data[0] ?? null, count: data.length } : { data, count: data.length };
  }
  const allowed = [
    "q",
    resource.title,
    ...Object.values(resource.titles),
    resource.tree?.parent,
    "page_index",
    "page_no",
    "page_size",
  ];
  // Whoever may read names alone finds nothing by what else a record holds.
  const narrow = Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => allowed.includes(name))
      .map(([name, value]) => [name === "q" ? NAMED : name, value]),
  );
  const { rows, total } = await listRows({ ...request, params: narrow });
  return { data: rows.map((row) => named(table, row)), count: total };
};

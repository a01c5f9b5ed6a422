// Hands in a file like a page: valid rows and wrong rows. SIM cards have their own call for this. Resources without
// such a call, for example communities, use the call for rows in host.yaml.
import type { Client, JsonRecord, Reply } from "./Client";

export const IMPORT_PATH = "/mall/iccid/import/add";
/** The call that takes a file, and the constant parameters of each batch. */
export interface ImportTarget {
  readonly path: string;
  readonly style: "legacy" | "bearer";
  readonly said: JsonRecord;
}
export const CARD_IMPORT: ImportTarget = { path: IMPORT_PATH, style: "legacy", said: {} };
export const importTargetOf = (resource: string): ImportTarget => ({
  path: "/v2/user/task/rows/add",
  style: "bearer",
  said: { of: resource },
});
export const CARD_HEADER = ["ICCID", "Carrier"];
const BATCH = 100;

export interface ImportRow {
  readonly place: number;
  readonly cells: readonly string[];
  readonly record: JsonRecord;
}

/** Rows that can be recognized by the digits of `mark`. */
export const cardTextOf = (mark: string, at: number): string =>
  `898607${mark.replaceAll(/\D/g, "").padStart(8, "0").slice(-8)}${String(at).padStart(6, "0")}`;

export const makeCards = (mark: string, count: number): readonly ImportRow[] =>
  Array.from({ length: count }, (_, at) => {
    const iccid = cardTextOf(mark, at);
    return { place: at, cells: [iccid, "1"], record: { iccid, network_type: 1, brand_id: 1, type: 1 } };
  });

export const communityOf = (mark: string, at: number): string => `${mark} ${String(at).padStart(6, "0")}`;

export const makeCommunities = (mark: string, count: number, company = 2): readonly ImportRow[] =>
  Array.from({ length: count }, (_, at) => {
    const name = communityOf(mark, at);
    return { place: at, cells: [name, "1"], record: { name, type: 1, comp_id: company } };
  });

export interface ImportFile {
  readonly task: string;
  readonly good: readonly ImportRow[];
  readonly wrong: readonly { readonly place: number; readonly cells: readonly string[]; readonly reason: string }[];
}

export const announcedCounts = ({ task, good, wrong }: ImportFile): JsonRecord => ({
  ...{ task, name: `${task}.xlsx`, header: CARD_HEADER, later: 1, total: good.length, bad: wrong.length },
});

export const batchOf = (file: ImportFile, from: number, to: number): JsonRecord => {
  const rows = file.good.slice(from, to);
  return {
    ...announcedCounts(file),
    from,
    rows: rows.map(({ record }) => record),
    places: rows.map(({ place }) => place),
    cells: rows.map(({ cells }) => cells),
  };
};

/** Sends all rows. Returns the answer to the last batch. */
export const sendImport = async (client: Client, token: string, file: ImportFile, to = CARD_IMPORT): Promise<Reply> => {
  const send = async (params: JsonRecord) => {
    const reply = await client.call(to.path, { ...to.said, ...params }, { token, style: to.style });
    if (reply.code !== 200) throw new Error(`the rows were not taken: ${JSON.stringify(reply)}`);
    return reply;
  };
  if (file.wrong.length > 0) await send({ ...announcedCounts(file), from: 0, wrong: file.wrong });
  let last: Reply | null = null;
  for (let from = 0; from < file.good.length; from += BATCH) last = await send(batchOf(file, from, from + BATCH));
  if (last === null) throw new Error("there was nothing to hand in");
  return last;
};

import { callRestPath } from "./callRestPath";
import { type Client, isRecord, type JsonRecord } from "./Client";

/** The latest entries of the audit trail that match a filter, each read in full. */
export const readAuditEntries = async (
  client: Client,
  token: string,
  filter: JsonRecord,
): Promise<readonly JsonRecord[]> => {
  const query = encodeURIComponent(JSON.stringify(filter));
  const { rows } = (await callRestPath(client, token, `/audit?filter=${query}&range=[0,99]`)).body;
  const listed = Array.isArray(rows) ? rows.filter(isRecord) : [];
  return Promise.all(listed.map(async ({ id }) => (await callRestPath(client, token, `/audit/${String(id)}`)).body));
};

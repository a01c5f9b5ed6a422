import { restCall } from "./restCall";
import { type Client, isRecord, type Record_ } from "./Client";

/** The latest entries of the audit trail that match a filter, each read in full. */
export const auditEntries = async (client: Client, token: string, filter: Record_): Promise<readonly Record_[]> => {
  const query = encodeURIComponent(JSON.stringify(filter));
  const { rows } = (await restCall(client, token, `/audit?filter=${query}&range=[0,99]`)).body;
  const listed = Array.isArray(rows) ? rows.filter(isRecord) : [];
  return Promise.all(listed.map(async ({ id }) => (await restCall(client, token, `/audit/${String(id)}`)).body));
};

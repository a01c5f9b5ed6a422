// Makes an API key. Only this answer contains it: the store keeps its hash and its first characters.
import { keyBeginning, storeApiKey, makeApiKey } from "../access/apiKeys";
import type { Answer } from "../wire/envelope";
import type { SignedRequest } from "../Platform";
import { addRecord } from "../records/add";
import { answerRows } from "../records/answer";
import { clearCaches, inTransaction } from "../records/step";
import type { Row } from "../storage/Store";
import { tableFor } from "../storage/tableFor";
import { updateRow } from "../storage/write";

/** Whether the call adds an API key. */
export const isNewApiKey = ({ platform, resource, call }: SignedRequest): boolean =>
  call.verb === "add" && resource.name === platform.model.identity?.apiKey?.resource;

/** The names of the fields that show the key: the answer of the call has them, but the record does not. */
const shownAs = ({ call, resource }: SignedRequest): readonly string[] =>
  call.answer.filter((field) => !resource.fields.includes(field)).map(({ name }) => name);

export const addApiKey = async (request: SignedRequest): Promise<Answer> => {
  const { platform, caller, params, resource } = request;
  const table = tableFor(platform, resource.name);
  const prefix = platform.model.identity?.apiKey?.prefix ?? "";
  const { stored, key } = await inTransaction(request, table, async (step): Promise<{ stored: Row; key: string }> => {
    const made = makeApiKey();
    const added = await addRecord(step, params);
    const record = added[table.key.name];
    await storeApiKey(step.db, record, made);
    return { stored: await updateRow(step.db, table, record, { [prefix]: keyBeginning(made) }, step.now), key: made };
  });
  clearCaches(platform, table, null);
  const [data] = await answerRows(platform, caller, table, [stored]);
  return { data: { ...data, ...Object.fromEntries(shownAs(request).map((name) => [name, key])) }, count: 1 };
};

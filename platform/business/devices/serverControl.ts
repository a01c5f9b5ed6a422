// What a server does when the console tells it to. On a real cloud each server answers at its own address; here a second
// port of the platform answers for all that are registered with it.
import { Failure, invalid } from "../../framework/wire/Failure";
import type { Answer, SignedRequest } from "../../framework/server/Platform";
import { reaches } from "../../framework/records/scope";
import { checkParams, paramsSchema } from "../../framework/records/schema";
import { inStep, tableFor, written } from "../../framework/records/step";
import { decodeRow } from "../../framework/storage/codec";
import { firstWhere, oneOf } from "../../framework/storage/query";
import { updateRow } from "../../framework/storage/write";

const ONLINE = 1;
const OFFLINE = 2;
/** What each command leaves the server in; null leaves it as it is. */
const COMMANDS: Readonly<Record<string, number | null>> = {
  status: null,
  reload: null,
  start: ONLINE,
  restart: ONLINE,
  stop: OFFLINE,
};

/** @throws Failure 404 where no registered server of this type has the address, so that nobody reaches anything else by it */
export const controlServer = async (request: SignedRequest): Promise<Answer> => {
  const { platform, call, caller, params } = request;
  const { srv_addr, srv_type, cmd } = checkParams(paramsSchema(platform.model, call.params), params);
  const command = String(cmd);
  if (!Object.hasOwn(COMMANDS, command)) throw invalid({ cmd: "invalid.standard" });
  const table = tableFor(platform, "server");
  const stored = await inStep(request, table, async (step) => {
    const { db, now } = step;
    const conditions = [
      ["http_addr", srv_addr],
      ["type", srv_type],
    ].flatMap(([name, value]) => {
      const column = table.byName.get(String(name));
      return column ? [oneOf(column, [value])] : [];
    });
    const row = await firstWhere(db, table, conditions);
    if (!row || !(await reaches(step, table, caller, row))) throw new Failure(404, "record");
    const state = COMMANDS[command] ?? null;
    const values = state === null ? { gmt_update: now } : { state, gmt_update: now };
    return updateRow(db, table, row[table.key.name], values, now, caller.key);
  });
  written(platform, table, ["state", "gmt_update"]);
  return { data: { ...decodeRow(table, stored), cmd: command }, count: 1 };
};

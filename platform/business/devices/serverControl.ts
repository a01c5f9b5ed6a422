// Executes control commands of the console. In a real cloud, each server answers at its own address. In the demo, a
// second port of the platform answers for all servers that are registered with this port.
import type { ParamsOf, ValueOf } from "pilothouse/handles";
import {
  type Answer,
  Failure,
  inTransaction,
  invalidFailure,
  callerReaches,
  type SignedRequest,
  clearCaches,
} from "pilothouse/platform";
import { decodeRow, findFirstOf, tableFor, updateRow } from "pilothouse/platform/storage";
import { ServerCommand, ServerStatus } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { notifyOffline } from "./server";

/** The status of the server after each command; null if the command does not change it. */
const COMMANDS: ReadonlyMap<unknown, ValueOf<typeof ServerStatus> | null> = new Map<
  ValueOf<typeof ServerCommand>,
  ValueOf<typeof ServerStatus> | null
>([
  [ServerCommand.status, null],
  [ServerCommand.reload, null],
  [ServerCommand.start, ServerStatus.online],
  [ServerCommand.restart, ServerStatus.online],
  [ServerCommand.stop, ServerStatus.offline],
]);

const isCommand = (cmd: unknown): cmd is ValueOf<typeof ServerCommand> => COMMANDS.has(cmd);

type Asked = ParamsOf<typeof resources.server, "control">;

/** @throws Failure 404 if no registered server of this type in the caller's reach has the address */
export const controlServer = async (request: SignedRequest<Asked>): Promise<Answer> => {
  const { platform, caller } = request;
  const { srv_addr, srv_type, cmd } = request.params;
  if (!isCommand(cmd)) throw invalidFailure<Asked>({ cmd: "invalid.standard" });
  const table = tableFor(platform, resources.server);
  const stored = await inTransaction(request, table, async (step) => {
    const { db, now } = step;
    const row = await findFirstOf(db, table, { http_addr: srv_addr, type: srv_type });
    if (!row || !(await callerReaches(step, table, caller, row))) throw new Failure(404, "record");
    const state = COMMANDS.get(cmd) ?? null;
    await notifyOffline(step, row, state);
    const values = state === null ? { gmt_update: now } : { state, gmt_update: now };
    return updateRow(db, table, row.id, values, now, caller.key);
  });
  clearCaches(platform, table, ["state", "gmt_update"]);
  return { data: { ...decodeRow(table, stored), cmd }, count: 1 };
};

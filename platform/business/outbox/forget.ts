// Erases messages by their receiver: messages to accounts, and records of pushes. The audit trail records the erasure,
// but not each message, because it would then store the erased text.
import type { Reading } from "pilothouse/platform";
import { typedDatabase } from "../database";
import { resources } from "../../generated/resources";
import { maskReceiver } from "./recordPush";

interface Receiver {
  /** The name that appears in messages. */
  readonly name: string;
  /** Mail addresses, phone numbers, and the key of a user. */
  readonly addresses: readonly string[];
}

const ERASED = { receiver: "", body: "" };

export const eraseReceiver = async ({ platform, db }: Reading, { name, addresses }: Receiver): Promise<void> => {
  const known = addresses.filter((one) => one !== "");
  if (known.length === 0) return;
  await typedDatabase(db).updateTable(resources.outbox.table).set(ERASED).where("receiver", "in", known).execute();
  // Push records store only a masked receiver, which several people may share. The name identifies the person.
  const pushes = typedDatabase(db).updateTable(resources.push_record.table).set(ERASED);
  const ofReceiver = pushes.where("receiver", "in", known.map(maskReceiver));
  await (name === "" ? ofReceiver : ofReceiver.where("body", "like", `%${name}%`)).execute();
  for (const { table } of [resources.outbox, resources.push_record]) platform.counts.forget(table, null);
};

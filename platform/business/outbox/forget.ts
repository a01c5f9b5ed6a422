// Erases messages that no reference leads to from whom they were sent to: messages to accounts, and records of pushes. They
// are not told one by one in the audit trail, which would keep what is erased: the erasure itself is told.
import type { Reading } from "pilothouse/platform";
import { typed } from "../database";
import { resources } from "../../generated/resources";
import { masked } from "./recordPush";

interface Receiver {
  /** The name that messages say. */
  readonly name: string;
  /** Addresses for mail, numbers, and the key of a user. */
  readonly addresses: readonly string[];
}

const ERASED = { receiver: "", body: "" };

export const forgetReceiver = async ({ platform, db }: Reading, { name, addresses }: Receiver): Promise<void> => {
  const known = addresses.filter((one) => one !== "");
  if (known.length === 0) return;
  await typed(db).updateTable(resources.outbox.table).set(ERASED).where("receiver", "in", known).execute();
  // Only a part of the receiver is stored here, which others may share: the name tells them apart.
  const pushes = typed(db).updateTable(resources.push_record.table).set(ERASED);
  const ofReceiver = pushes.where("receiver", "in", known.map(masked));
  await (name === "" ? ofReceiver : ofReceiver.where("body", "like", `%${name}%`)).execute();
  for (const { table } of [resources.outbox, resources.push_record]) platform.counts.forget(table, null);
};

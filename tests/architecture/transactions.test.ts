// What two do at once: every transaction begins where it is repeated when the store lets only one through, and whoever
// changes a row they have read has locked it, or there is a reason why it does not matter what it was.
import { expect, it } from "vitest";
import { files, isSource, isTest, read } from "./sources";

const platform = files.filter((file) => file.startsWith("platform/") && isSource(file) && !isTest(file));

/** At the start nobody else is there yet; and the file that says who holds the data folder holds nothing else. */
const APART = new Set(["platform/storage/migrate.ts", "platform/folder/holdFolder.ts"]);

it("begins every transaction by transact()", () => {
  const begin = /\.transaction\(|startTransaction|(exec\(|sql)["'`]\s*begin\b/i;
  const beginning = platform.filter((file) => begin.test(read(file)) && !APART.has(file));
  // The driver of SQLite says how one begins; transact() says when.
  expect(beginning).toEqual(["platform/storage/sqlite.ts", "platform/storage/transact.ts"]);
});

/** Files that change rows without locking them first: why what was read before does not decide what is written. */
const UNLOCKED: Readonly<Record<string, string>> = {
  "platform/calls/appServices.ts":
    "an app is bound to whatever was asked for last; that both are there is a foreign key",
  "platform/calls/order/moveOrder.ts": "takes a row that whoever calls it has locked, and says so",
  "platform/calls/serverControl.ts": "a server does what it was told last",
  "platform/calls/signIn.ts": "notes when somebody signed in",
  "platform/pay/openPayment.ts": "a payment that was added in this very step, which nobody else sees yet",
  "platform/rules/cdkOrder.ts": "a batch that was added in this very step, which nobody else sees yet",
  "platform/rules/company.ts": "a company that was added in this very step, which nobody else sees yet",
  "platform/rules/deviceDuplicate.ts": "the record was locked by the set; the device takes what was decided",
  "platform/scheduler/runTask.ts": "notes when a task ran and when next; that it runs once is the lease's to see to",
  "platform/tasks/importRecords.ts": "an import that only the one who holds its lease works on",
};

const changes = /\b(updateRow|deleteRows)\(/;
const locks = /\b(lockedRow|lockRows)\(|for update/;

it("locks a row before what was read of it decides what is written", () => {
  const unlocked = platform.filter(
    (file) => !file.startsWith("platform/storage/") && changes.test(read(file)) && !locks.test(read(file)),
  );
  expect(unlocked).toEqual(Object.keys(UNLOCKED).toSorted());
});

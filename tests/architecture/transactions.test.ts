// Concurrency: every transaction starts in `transact`, which repeats it after a conflict. Code that changes a row based
// on what it read before has locked the row, or is listed with the reason why the old value does not matter.
import { expect, it } from "vitest";
import { projectFiles, isOnPlatform, isSource, isTest, readSource } from "./sources";

const platform = projectFiles.filter((file) => isOnPlatform(file) && isSource(file) && !isTest(file));

/** Exceptions: code that runs alone during the start, the lock file of the data folder, code that only reads. */
const APART = new Set([
  "platform/framework/storage/migrate.ts",
  "platform/framework/storage/dropFormerColumns.ts",
  "platform/framework/storage/counting.ts",
  "platform/framework/folder/holdFolder.ts",
  "features/marks/platform/readSnapshot.ts",
]);

it("begins every transaction by transact()", () => {
  const begin = /\.transaction\(|startTransaction|(exec\(|sql)["'`]\s*begin\b/i;
  const beginning = platform.filter((file) => begin.test(readSource(file)) && !APART.has(file));
  // The SQLite driver has its own begin statement, which `transact` calls.
  expect(beginning).toEqual(["platform/framework/storage/sqlite.ts", "platform/framework/storage/transact.ts"]);
});

/** Files that change rows without locking them, with the reason why no earlier read decides what is written. */
const UNLOCKED: Readonly<Record<string, string>> = {
  "platform/business/alarms/notifyOfAlarm.ts": "a push that was added in this very step, which nobody else sees yet",
  "platform/business/apps/app.ts": "the apps were locked by the deletion, and their configurations go with them",
  "platform/business/apps/appServices.ts":
    "an app is bound to whatever was asked for last; that both are there is a foreign key",
  "platform/business/orders/moveOrder.ts": "takes a row that whoever calls it has locked, and says so",
  "platform/business/orders/payOrder.ts":
    "an order that was added in this step, or that lockOrder.ts has locked with its payments",
  "platform/business/devices/serverControl.ts": "a server does what it was told last",
  "platform/framework/calls/apiKey.ts": "a key that was added in this very step, which nobody else sees yet",
  "platform/business/payments/openPayment.ts": "a payment that was added in this very step, which nobody else sees yet",
  "platform/business/codes/cdkOrder.ts": "a batch that was added in this very step, which nobody else sees yet",
  "platform/business/companies/company.ts": "a company that was added in this very step, which nobody else sees yet",
  "platform/business/devices/deviceDuplicate.ts": "the record was locked by the set; the device takes what was decided",
};

const changes = /\b(updateRow|deleteRows)\(/;
const locks = /\b(lockRow|lockRows|lockFound)\(|for update/;

it("locks a row before a value read from it decides a write", () => {
  const unlocked = platform.filter(
    (file) =>
      !file.startsWith("platform/framework/storage/") &&
      changes.test(readSource(file)) &&
      !locks.test(readSource(file)),
  );
  expect(unlocked).toEqual(Object.keys(UNLOCKED).toSorted());
});

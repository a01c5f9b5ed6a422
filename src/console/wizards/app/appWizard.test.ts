import { expect, it } from "vitest";
import { createStepLedger } from "pilothouse/features/wizard/console/parts";
import { saveApp } from "./appWizard";

type Given = Readonly<Record<string, unknown>>;

/** A platform that refuses some calls and records its requests. */
const platform = (refused: (given: Given) => boolean) => {
  const asked: string[] = [];
  let key = 0;
  const answer = async (what: string, given: Given): Promise<Given> => {
    asked.push(`${what} ${JSON.stringify(given)}`);
    if (refused(given)) throw new Error("refused");
    key += 1;
    return { id: key, ...given };
  };
  return {
    asked,
    records: {
      create: (resource: string) => (given: Given) => answer(`add ${resource}`, given),
      change: (resource: string) => async (stored: Given, given: Given) => ({
        ...(await answer(`set ${resource}`, given)),
        id: stored.id,
      }),
      call: ({ path }: { readonly path: string }, given: Given) => answer(path, given),
    },
  };
};

const VALUES = { name: "Test", type: 1, comp_id: 1, package_name_ios: "com.a", package_name_android: "com.b" };

it("puts a client out of use that was stored before a refusal and is wanted no longer", async () => {
  const first = platform(({ client_type }) => client_type === 2);
  let done: Parameters<typeof createStepLedger>[0] = {};
  const ledger = () =>
    createStepLedger(done, (now) => {
      done = now;
    });
  await expect(saveApp(first.records)(VALUES, ledger())).rejects.toThrow("refused");
  expect(first.asked).toHaveLength(3);

  const second = platform(() => false);
  const app = await saveApp(second.records)({ ...VALUES, package_name_ios: "", pay_ids: [9] }, ledger());
  expect(app.name).toBe("Test");
  expect(second.asked.map((one) => one.split(" {")[0])).toEqual([
    "set app",
    "set app_detail",
    "add app_detail",
    "/pay/appid/set",
  ]);
  expect(second.asked[1]).toContain('"client_type":1');
  expect(second.asked[1]).toContain('"state":2');
  expect(second.asked[2]).toContain('"client_type":2');

  // A client that was disabled and is chosen again is enabled. Nothing is created twice.
  const third = platform(() => false);
  await saveApp(third.records)({ ...VALUES, pay_ids: [9] }, ledger());
  expect(third.asked.map((one) => one.split(" {")[0])).toEqual(["set app", "set app_detail"]);
  expect(third.asked[1]).toContain('"state":1');
});

it("stores nothing below an app if the platform answers no key, and stores the app only once", async () => {
  const { asked, records } = platform(() => false);
  const keyless = {
    ...records,
    create: (resource: string) => async (given: Given) => ({ ...(await records.create(resource)(given)), id: "" }),
  };
  let done: Parameters<typeof createStepLedger>[0] = {};
  const save = () =>
    saveApp(keyless)(
      VALUES,
      createStepLedger(done, (now) => {
        done = now;
      }),
    );
  await expect(save()).rejects.toThrow("wizard.keyless");
  await expect(save()).rejects.toThrow("wizard.keyless");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^add app \{/);
});

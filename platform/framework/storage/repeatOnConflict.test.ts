import { expect, it } from "vitest";
import { repeatOnConflict } from "./repeatOnConflict";

const conflict = (code: string): Error => Object.assign(new Error("could not serialize access"), { code });

/** Throws these errors one after another, then answers how often it ran. */
const failing = (errors: readonly Error[]) => {
  let ran = 0;
  return async (): Promise<number> => {
    const error = errors[ran];
    ran += 1;
    if (error) throw error;
    return ran;
  };
};

it("runs work again after a conflict and after a deadlock", async () => {
  expect(await repeatOnConflict({}, failing([conflict("40001"), conflict("40P01"), conflict("40001")]))).toBe(4);
});

it("does not run work again that failed for another reason", async () => {
  const duplicate = conflict("23505");
  await expect(repeatOnConflict({}, failing([conflict("40001"), duplicate]))).rejects.toBe(duplicate);
});

it("gives up with the conflict itself when its patience is over", async () => {
  const conflicts = Array.from({ length: 1000 }, () => conflict("40001"));
  await expect(repeatOnConflict({}, failing(conflicts), 50)).rejects.toMatchObject({ code: "40001" });
});

it("lets late attempts on one store run one at a time", async () => {
  const store = {};
  const running = { now: 0, most: 0 };
  const work = () => {
    let tries = 0;
    return repeatOnConflict(store, async () => {
      tries += 1;
      if (tries <= 4) throw conflict("40001");
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.now -= 1;
    });
  };
  await Promise.all([work(), work(), work()]);
  expect(running.most).toBe(1);
});

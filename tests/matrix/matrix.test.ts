// Every call x every role x {own row, row of a company below, row out of reach, missing row}.
import { afterAll, beforeAll, describe } from "vitest";
import { placesForStores, storeNames } from "../contract/hosts";
import { exportMatrix } from "./exports";
import type { Oracle } from "./Oracle";
import { readingMatrix } from "./reading";
import { referenceMatrix } from "./references";
import { sumMatrix } from "./sums";
import { openWorld, worldModel } from "./World";
import type { World } from "./World";
import { writingMatrix } from "./writing";

const model = worldModel();
const { resources } = model;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`who may do what on ${name}`, () => {
    let world: World | null = null;
    let oracle: Oracle | null = null;
    beforeAll(async () => {
      if (!found) return;
      world = await openWorld(found.place());
      oracle = await world.look();
    }, 120_000);
    afterAll(async () => {
      await world?.close();
      found?.close();
    });
    const open = () => {
      if (!world || !oracle) throw new Error(`the platform on ${name} did not start`);
      return { world, oracle };
    };
    readingMatrix(open, resources);
    sumMatrix(open);
    exportMatrix(open, resources);
    writingMatrix(open, model);
    referenceMatrix(open, resources);
  });
}

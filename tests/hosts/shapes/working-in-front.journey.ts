// The console that the probe and the generator make for a host of any shape, used by three people.
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from "vitest";
import type { Served } from "../../journeys/serve";
import { closePages, showErrors, visit, type Visit } from "../../journeys/visit";
import { pickVariant } from "../../sample";
import { SpecifiedHost } from "../specified/SpecifiedHost";
import { CHOSEN_SHAPES, hostShapeOf } from "./chosen";
import { journeysOf } from "./journeys";
import { ROLES } from "./roles";
import { type ShapedConsole, shapedConsole } from "./shapedConsole";
import { HostVisit } from "./HostVisit";

let maker: ShapedConsole;
beforeAll(() => {
  maker = shapedConsole();
});
afterAll(() => maker.remove());

describe.each(pickVariant(CHOSEN_SHAPES))("in front of %j,", (chosen) => {
  const shape = hostShapeOf(chosen);
  const host = new SpecifiedHost(shape);
  let served: Served;
  beforeAll(async () => {
    served = await maker.inFrontOf(await host.open());
  }, 400_000);
  afterAll(async () => {
    await closePages();
    await served?.stop();
    await host.close();
  });

  describe.each(pickVariant(ROLES))("$account", (role) => {
    let visited: HostVisit;
    let person: Visit;
    beforeAll(async () => {
      person = await visit({ address: served.address, language: role.language, width: role.width });
      visited = new HostVisit(role, host, shape, person);
      host.asked.splice(0);
    });
    afterAll(() => person.end());

    it.each(journeysOf(role))("%s", async (_, journey) => {
      const before = host.held();
      onTestFailed(() => showErrors(person.page, person.errors));
      const meant = await journey(visited);
      await expect.poll(() => host.changesSince(before).toSorted()).toEqual(meant.toSorted());
      expect(await visited.faults()).toEqual([]);
    });
  });
});

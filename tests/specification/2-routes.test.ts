// The table of routes in point 2, row by row, and the screens that its labels imply.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { landingPath } from "../../src/framework/shell/router/landing";
import { sections } from "../../src/generated/sections";
import { projectFiles, readSource } from "../architecture/sources";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { expectScreen, screenOf } from "./screens";
import { sentencesProvedBy } from "./sentences";

const model = readModel(20);
const found = await placesForStores(anyStore);
const everything = model.sections.flatMap(({ screens }) => screens.map(({ path }) => path));

/**
 * A row of the table looks like this: "| /vas | redirects to /vas/order; children order, live_server (content area
 * hidden) |"
 */
const readRow = (text: string) => {
  const [, section = "", redirect = "", children = ""] =
    /^\| (\/\w+) \| redirects to (\S+); children (.+) \|$/.exec(text) ?? [];
  const named = [...children.matchAll(/(\w+)(?: \(([^)]*)\))?(?:, |$)/g)];
  return {
    section,
    redirect,
    children: named.map(([, name = "", note = ""]) => ({ name, isHidden: note.includes("hidden") })),
  };
};

describe.skipIf(found === null)("the routes of the specification", () => {
  let host: TestHost;
  beforeAll(async () => {
    if (found) host = await openHost(found.place(), model);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  it.each(sentencesProvedBy("2-routes.test.ts"))(
    '2. "$text": it redirects, and has these screens',
    async ({ text }) => {
      const { section, redirect, children } = readRow(text);
      expect(children.length).toBeGreaterThan(1);
      expect(landingPath(sections, section, everything)).toBe(redirect);
      for (const { name, isHidden } of children) {
        const path = `${section}/${name}`;
        expect(screenOf(model, path).hiddenContent, path).toBe(isHidden);
        await expectScreen(model, host, path);
      }
    },
  );

  it('2. "All routes are loaded on demand.": no section, and no view of a resource, comes with another', () => {
    const tables = projectFiles.filter((file) =>
      /^src\/generated\/(?:sections|[^/]+\/(?:[^/]+\/)?index)\.ts$/.test(file),
    );
    expect(tables.length).toBeGreaterThan(80);
    for (const file of tables) {
      // The list of a section contains its resources first, then their views. References, the protocol and values of
      // enumerations are not views.
      const isSection = file.split("/").length === 4;
      const values = readSource(file).match(
        isSection
          ? /^import (?!type |.+ from "\.\/\w+";)/gm
          : /^import (?!type |.+\.reference";|.+ from "pilothouse\/wire";|.+\/shared\/generated\/enums";)/gm,
      );
      expect(values, file).toBeNull();
    }
    for (const { load } of Object.values(sections)) expect(String(load)).toContain("import");
    const pages = [...readSource("src/console/publicPages.ts").matchAll(/load: (.+?\()/g)].map(([, how]) => how);
    expect(pages.length).toBeGreaterThan(3);
    expect(new Set(pages)).toEqual(new Set(["() => import("]));
  });

  it('2. "| / | redirects to /dashboard |": and to the first screen that is granted where that is not', () => {
    expect(landingPath(sections, "/", everything)).toBe("/dashboard");
    expect(landingPath(sections, "/", ["/vas/order"])).toBe("/vas/order");
  });

  it.each([
    ["Home, personal info, modify password.", "/dashboard /user/info"],
    ["Company, user, role and menu management.", "/operate/company /operate/user /system/role /system/menu"],
    [
      "Owner, community, building, floor and room.",
      "/property/owner /property/community /property/building /property/floor /property/room",
    ],
    ["Notices.", "/property/notice"],
    ["Payments, withdrawal and recharge, wallet balance and flow.", "/operate/payment /user/bills"],
    [
      "Products and device types, devices, import records.",
      "/product/product_list /product/device /operate/device /product/iccid /product/actcode",
    ],
    [
      "Cloud storage, payment platforms, SMS/email/message platforms and templates.",
      "/operate/cloud /operate/payment /applist/flatform /applist/template /applist/msg_mng",
    ],
    ["App versions and download URL with QR code.", "/applist/app"],
    ["Order statistics: top 5 companies and apps, payment share.", "/info/order"],
    ["User and device trends.", "/info/user /info/dev"],
    ["Server nodes, feedback.", "/operate/server /operate/service"],
  ])('2. "%s": there are screens for them: %s', async (_, paths) => {
    for (const path of paths.split(" ")) await expectScreen(model, host, path);
  });
});

// Public pages, each with the steps of a visitor.
import type { Page } from "playwright-core";
import type { Place } from "./places";
import { type RoundOptions, waitForRest } from "./rounds";
import { visit } from "./visit";

const HEARTH = new URLSearchParams({
  app_key: "hearth-7f2c91",
  return_url: "https://hearth.example/link/callback",
  state: "s",
});
const WRONG = new URLSearchParams({ app_key: "no-such-key", return_url: "https://hearth.example/link/callback" });
const ACCOUNT = "input[name=account]";
const MADE = { code: 200, count: 0, data: { comp_id: 1, user_id: "harbour" } };

const submit = (page: Page): Promise<void> => page.locator("button[type=submit]").click();
const enter =
  (shows: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(ACCOUNT).fill("emma");
    await page.locator("input[name=password]").fill("pilothouse");
    await submit(page);
    await page.locator(shows).first().waitFor();
  };
const check =
  (code: string, shows: string) =>
  async (page: Page): Promise<void> => {
    await page.locator("input[name=cdk]").fill(code);
    await submit(page);
    await page.locator(shows).first().waitFor();
  };
const mistaken = async (page: Page): Promise<void> => {
  await submit(page);
  await page.locator("[aria-invalid=true]").first().waitFor();
};
const register = async (page: Page): Promise<void> => {
  // The request is faked and no account is created, because only the welcome page is checked.
  await page.route("**/api/v2/user/account/add", (route) => route.fulfill({ json: MADE }));
  const values = {
    company: "Harbour",
    name: "Ada Quay",
    account: "harbour",
    email: "ada@harbour.example",
    phone: "13900000000",
    password: "sea-gull-7",
    again: "sea-gull-7",
    code: "0000",
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
  await submit(page);
  await page.locator(".result").waitFor();
};

export const publicPlaces: readonly Place[] = [
  { path: "/login", shows: ACCOUNT, steps: [mistaken] },
  { path: "/register", shows: ACCOUNT, steps: [mistaken, register] },
  { path: `/link3_login?${HEARTH}`, shows: ACCOUNT, steps: [mistaken] },
  { path: `/link3_login?${WRONG}`, shows: ".result h1" },
  { path: `/authorize?${HEARTH}`, shows: ACCOUNT, steps: [enter("button:has-text('Allow')")] },
  {
    path: "/live_cdk",
    shows: "input[name=cdk]",
    steps: [
      mistaken,
      check("NO-SUCH-CODE", ACCOUNT),
      enter(".field .note.wrong"),
      check("PH26-ONLY-INTH-EUSA", ".ticket"),
    ],
  },
  { path: "/live_play", shows: ACCOUNT, steps: [enter(".player[data-state=playing]")] },
  {
    path: "/live_play?uid=PHCAM-000A1B2C3D4E&mode=playback",
    shows: ACCOUNT,
    steps: [enter("[role=slider]")],
  },
  { path: "/live_play?uid=NO-SUCH-DEVICE", shows: ACCOUNT, steps: [enter(".player[data-state=refused]")] },
];

interface PublicRound extends Pick<RoundOptions, "width" | "language" | "theme"> {
  readonly places?: readonly Place[];
}

/** The problems that `look` found. Each page is opened by a new visitor. */
export const visitPublicPages = async (
  look: (page: Page) => Promise<readonly string[]>,
  { width = 1280, places = publicPlaces, language = "en", theme = "light" }: PublicRound = {},
): Promise<readonly string[]> => {
  const faults: string[] = [];
  const left = [...places];
  const go = async (): Promise<void> => {
    for (let place = left.shift(); place !== undefined; place = left.shift()) {
      const { path, shows, steps = [] } = place;
      const person = await visit({ width, language });
      const { page } = person;
      let done = 0;
      try {
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
        await person.open(path);
        await page.locator(shows).first().waitFor();
        for (const step of [null, ...steps]) {
          if (step) {
            await step(page);
            done += 1;
          }
          await waitForRest(page, "body");
          for (const fault of await look(page)) faults.push(`${path} step ${done}: ${fault}`);
        }
      } catch (error) {
        faults.push(`${path} after step ${done}: ${String(error).slice(0, 400)}`);
      }
      await person.end();
    }
  };
  await Promise.all([go(), go()]);
  return faults;
};

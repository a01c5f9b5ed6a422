// The console with a specified host, and people who sign in.
import { join } from "node:path";
import { serve, type Served } from "../../journeys/serve";
import { closePages, visit, type Visit } from "../../journeys/visit";
import { SpecifiedHost } from "./SpecifiedHost";

const root = join(import.meta.dirname, "..", "..", "..");

export const consoleWithHost = () => {
  const host = new SpecifiedHost();
  let served: Served | undefined;
  return {
    host,
    address: (): string => served?.address ?? "",
    start: async (): Promise<void> => {
      const address = await host.open();
      served = await serve(root, { PLATFORM_URL: address, PLATFORM_CAN: "none", DEMO: "", VERIFICATION_CODE: "" });
    },
    stop: async (): Promise<void> => {
      await closePages();
      await served?.stop();
      await host.close();
    },
    /** Signs in with the form, which asks for no picture. */
    enter: async (account: string): Promise<Visit> => {
      const person = await visit({ address: served?.address ?? "" });
      await person.open("/login");
      const { page } = person;
      await page.locator("input[name=account]").fill(account);
      await page.locator("input[name=password]").fill("pilothouse");
      await page.waitForFunction(() => document.querySelector("input[name=code], form .picture") === null);
      await page.locator("button[type=submit]").click();
      await page.waitForURL((url) => url.pathname !== "/login");
      await page.locator("nav a").first().waitFor();
      return person;
    },
  };
};

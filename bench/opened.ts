// Opens an address five times, each in a browser with an empty cache. Answers the medians.
import type { Browser } from "playwright-core";
import { countedPage, type PageMoment, type ShownPage, measureUntilShown } from "./browser";
import { median, RUN_COUNT } from "./measure";

export interface MeasuredSite {
  readonly address: string;
  readonly signIn: string;
  readonly list: string;
  readonly row: string;
  /** The localStorage of a person who is signed in. */
  readonly storage: readonly { readonly name: string; readonly value: string }[];
}

interface Manner {
  readonly signedIn?: boolean;
  readonly network?: "local" | "fast 3G";
  readonly moment?: PageMoment;
}

export const measureOpening = async (
  browser: Browser,
  site: MeasuredSite,
  path: string,
  selector: string,
  { signedIn = false, network = "local", moment = "usable" }: Manner = {},
): Promise<ShownPage> => {
  const reached: ShownPage[] = [];
  for (let index = 0; index < RUN_COUNT; index += 1) {
    const context = await browser.newContext({
      locale: "en-US",
      storageState: {
        cookies: [],
        origins: [{ origin: site.address, localStorage: signedIn ? [...site.storage] : [] }],
      },
    });
    const { page } = await countedPage(context, network);
    reached.push(await measureUntilShown(page, site.address + path, selector, moment));
    await context.close();
  }
  return {
    bytes: median(reached.map((one) => one.bytes)),
    requests: median(reached.map((one) => one.requests)),
    milliseconds: median(reached.map((one) => one.milliseconds)),
  };
};

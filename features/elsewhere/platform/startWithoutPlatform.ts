// Starts only the console, in front of a platform elsewhere: without a store, a data folder or an account.
import type { PageConfig } from "../../../platform/framework/wire/Page";
import type { Model } from "../../../generator";
import { hostInAddress } from "../../../platform/framework/starting/reach";
import { CALL_CONSTANTS } from "../../../platform/framework/settings/elsewhere";
import type { Settings } from "../../../platform/framework/settings/settings";
import { startTextWithoutPlatform } from "./startTextWithoutPlatform";
import { checkPort } from "../../../platform/framework/server/listen";
import { listenWithoutPlatform } from "./listenWithoutPlatform";
import { PLATFORM_FILES_PATH, createProxy } from "./proxy";
import type { StartWithoutPlatform } from "../../../platform/framework/Feature";
import { readModel } from "../../../platform/framework/server/readModel";
import { isSecure, pageSourcesOf } from "../../../platform/framework/server/sources";
import { stopServer } from "../../../platform/framework/server/stop";

const FORMAL = 1;

/** The settings of a page whose platform is elsewhere. */
export const remotePageConfig = (settings: Settings, platform: string, model: Pick<Model, "host">): PageConfig => {
  const { PILOTHOUSE_ENV, P2P_HOST, MAP_TILES, PLATFORM_KEY, PLATFORM_CAN, PLATFORM_DIRECT, TIME_ZONE } = settings;
  const constants = CALL_CONSTANTS.filter((name) => settings[name] !== null);
  return {
    publicKey: PLATFORM_KEY ?? "",
    env: Number(PILOTHOUSE_ENV ?? FORMAL),
    p2pHost: P2P_HOST ?? "",
    mapTiles: MAP_TILES ?? "",
    sources: pageSourcesOf(model, settings, PLATFORM_DIRECT ? [new URL(platform).origin] : []),
    isSecure: isSecure(settings),
    more: {
      ...(PLATFORM_DIRECT ? { base: platform } : { platform, platform_files: PLATFORM_FILES_PATH }),
      ...(TIME_ZONE === null ? {} : { zone: TIME_ZONE }),
      ...(PLATFORM_CAN === null ? {} : { can: PLATFORM_CAN }),
      ...Object.fromEntries(constants.map((name) => [name.toLowerCase(), settings[name]])),
    },
  };
};

/** The path prefixes of calls to the platform, in addition to /api. */
export const callPathPrefixes = ({ host, resources }: Pick<Model, "host" | "resources">): readonly string[] => {
  const roots = resources.flatMap(({ calls }) => calls.map(({ root }) => root));
  return [...new Set([host?.dialect?.root ?? null, ...roots])].filter((root) => root !== null);
};

/** @throws Refusal if it cannot listen on the port */
export const startWithoutPlatform: StartWithoutPlatform = async (root, settings, elsewhere, pages) => {
  const { HOST, PORT, STOP_AFTER, STOP_WITHIN, TRUST_PROXY, PLATFORM_DIRECT } = settings;
  await checkPort(HOST, PORT);
  const model = readModel(root);
  const page = await pages(remotePageConfig(settings, elsewhere, model), model);
  const proxy = PLATFORM_DIRECT ? null : createProxy(elsewhere, { trustProxy: TRUST_PROXY });
  let isStopping = false;
  const server = await listenWithoutPlatform(proxy, page, HOST, PORT, callPathPrefixes(model), () => isStopping);
  const bound = server.address();
  const url = `http://${hostInAddress(HOST)}:${typeof bound === "object" && bound ? bound.port : PORT}`;
  return {
    platform: null,
    url,
    message: startTextWithoutPlatform(url, elsewhere, settings),
    close: async () => {
      isStopping = true;
      const isCut = await stopServer(server, { after: STOP_AFTER, within: STOP_WITHIN });
      if (isCut) console.error(`Requests that took longer than STOP_WITHIN (${STOP_WITHIN} s) were cut.`);
      proxy?.close();
    },
  };
};

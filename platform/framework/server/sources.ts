// More addresses that pages may load from: those in host.yaml and the settings, map tiles, a platform elsewhere that
// browsers call directly, and the bucket that they send files to.
import type { Model } from "../../../generator";
import { isS3, s3PlaceOf } from "../../../features/s3/platform/s3Place";
import type { Settings } from "../settings/settings";
import type { PageSources } from "./page";

const bucketOf = ({ FILES_URL, FILES_DIRECT }: Settings): readonly string[] => {
  if (!FILES_DIRECT || FILES_URL === null || !isS3(FILES_URL)) return [];
  const { browsers, endpoint } = s3PlaceOf(FILES_URL);
  const address = browsers ?? endpoint;
  return [address === null ? "https://*.amazonaws.com" : new URL(address).origin];
};

/** The page calls the demo's servers directly, at other ports of this machine. */
export const DEMO_SERVERS = ["http://127.0.0.1:*"];

/** @param own addresses allowed for everything: a platform elsewhere that browsers call directly, demo servers */
export const sourcesOf = ({ host }: Pick<Model, "host">, settings: Settings, own: readonly string[]): PageSources => {
  const { CONNECT_SOURCES, IMAGE_SOURCES, MEDIA_SOURCES, MAP_TILES } = settings;
  const named = host?.sources ?? { connect: [], images: [], media: [] };
  const tiles = MAP_TILES === null ? [] : [new URL(MAP_TILES).origin];
  return {
    connect: [...own, ...bucketOf(settings), ...named.connect, ...CONNECT_SOURCES],
    images: [...own, ...tiles, ...named.images, ...IMAGE_SOURCES],
    media: [...own, ...named.media, ...MEDIA_SOURCES],
  };
};

export const isSecure = ({ PUBLIC_URL }: Settings): boolean => PUBLIC_URL?.startsWith("https:") ?? false;

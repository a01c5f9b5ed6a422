// More addresses that pages may load from: those in host.yaml and the settings, map tiles, a platform elsewhere that
// browsers call directly, and those of features.
import type { PageSources } from "../wire/Page";
import type { Model } from "../../../generator";
import type { Settings } from "../settings/settings";

/** The page calls the demo's servers directly, at other ports of this machine. */
export const DEMO_SERVERS = ["http://127.0.0.1:*"];

/**
 * @param own addresses allowed for everything: a platform elsewhere that browsers call directly, demo servers
 * @param connects addresses that features send requests to
 */
export const pageSourcesOf = (
  { host }: Pick<Model, "host">,
  settings: Settings,
  own: readonly string[],
  connects: readonly string[] = [],
): PageSources => {
  const { CONNECT_SOURCES, IMAGE_SOURCES, MEDIA_SOURCES, MAP_TILES } = settings;
  const named = host?.sources ?? { connect: [], images: [], media: [] };
  const tiles = MAP_TILES === null ? [] : [new URL(MAP_TILES).origin];
  return {
    connect: [...own, ...connects, ...named.connect, ...CONNECT_SOURCES],
    images: [...own, ...tiles, ...named.images, ...IMAGE_SOURCES],
    media: [...own, ...named.media, ...MEDIA_SOURCES],
  };
};

export const isSecure = ({ PUBLIC_URL }: Settings): boolean => PUBLIC_URL?.startsWith("https:") ?? false;

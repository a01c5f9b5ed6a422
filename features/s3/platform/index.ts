import type { PlatformFeature } from "../../../platform/framework/Feature";
import { isS3Url, parseS3Url } from "./s3Place";
import { S3Store } from "./S3Store";

export const s3: PlatformFeature = {
  name: "s3",
  fileStore: async ({ FILES_URL: url, FILES_DIRECT: isDirect }) =>
    url !== null && isS3Url(url) ? S3Store.open(parseS3Url(url), { isDirect }) : null,
  connects: ({ FILES_URL: url, FILES_DIRECT: isDirect }) => {
    if (!isDirect || url === null || !isS3Url(url)) return [];
    const { browsers, endpoint } = parseS3Url(url);
    const address = browsers ?? endpoint;
    return [address === null ? "https://*.amazonaws.com" : new URL(address).origin];
  },
};

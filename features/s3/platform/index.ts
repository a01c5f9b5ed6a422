import type { PlatformFeature } from "../../../platform/framework/Feature";
import { isS3, s3PlaceOf } from "./s3Place";
import { S3Store } from "./S3Store";

export const s3: PlatformFeature = {
  name: "s3",
  fileStore: async ({ FILES_URL: url, FILES_DIRECT: isDirect }) =>
    url !== null && isS3(url) ? S3Store.open(s3PlaceOf(url), { isDirect }) : null,
  connects: ({ FILES_URL: url, FILES_DIRECT: isDirect }) => {
    if (!isDirect || url === null || !isS3(url)) return [];
    const { browsers, endpoint } = s3PlaceOf(url);
    const address = browsers ?? endpoint;
    return [address === null ? "https://*.amazonaws.com" : new URL(address).origin];
  },
};

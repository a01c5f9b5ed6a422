// Reads an address like s3://bucket/a/prefix?endpoint=https://s3.example.com&region=eu-1

export interface S3Place {
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** The address of a server that is not Amazon's; null for Amazon. */
  readonly endpoint: string | null;
  readonly region: string | null;
  /** The address of this server for browsers, if it differs; otherwise null. */
  readonly browsers: string | null;
}

export const isS3Url = (url: string): boolean => url.startsWith("s3:");

export const parseS3Url = (url: string): S3Place => {
  const { hostname, pathname, searchParams } = new URL(url);
  const folder = decodeURIComponent(pathname).replaceAll(/^\/+|\/+$/g, "");
  return {
    bucket: hostname,
    prefix: folder === "" ? "" : `${folder}/`,
    endpoint: searchParams.get("endpoint"),
    region: searchParams.get("region"),
    browsers: searchParams.get("browsers"),
  };
};

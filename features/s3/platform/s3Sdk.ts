// The SDK of S3, which is loaded only if a bucket is used.

export const loadSdk = async () => {
  const [s3, { Upload }] = await Promise.all([import("@aws-sdk/client-s3"), import("@aws-sdk/lib-storage")]);
  return { ...s3, Upload };
};
export type Sdk = Awaited<ReturnType<typeof loadSdk>>;

export const errorNameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

const isMissing = (error: unknown): boolean => ["NotFound", "NoSuchKey"].includes(errorNameOf(error));

export const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** How the SDK reaches a server. Other servers than Amazon's have the bucket in the path and may lack new checksums. */
export const connectionOptions = (region: string | null, endpoint: string | null) => ({
  ...(region === null ? {} : { region }),
  ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  requestChecksumCalculation: "WHEN_REQUIRED" as const,
  responseChecksumValidation: "WHEN_REQUIRED" as const,
});

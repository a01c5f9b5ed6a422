import type { PlatformFeature } from "../../../platform/framework/Feature";

export const apitest: PlatformFeature = { name: "apitest", pages: ["/___api_test"] };

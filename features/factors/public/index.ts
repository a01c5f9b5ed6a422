import type { PublicFeature } from "../../../src/framework/public/PublicFeature";

export const factors: PublicFeature = {
  name: "factors",
  secondStep: async () => (await import("./SecondStepForm")).SecondStepForm,
};

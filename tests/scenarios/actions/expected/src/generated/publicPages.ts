// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const publicPagesOfFeatures = {
  "/forgotten": { load: () => import("pilothouse/features/forgotten/page"), part: "forgotten", first: "plain" },
} as const;

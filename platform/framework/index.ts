// What a console's platform is made with: "pilothouse/platform".
export type { Handler } from "./calls/Handler";
export type { Adjust } from "./demo/Adjust";
export type { DemoStory } from "./demo/DemoStory";
export type { JobKind } from "./queue/defineJob";
export type { Rules } from "./records/rules";
export type { Business } from "./server/Business";
export { withConfig } from "./server/page";
export { createPlatform } from "./server/server";
export { readModel } from "./server/readModel";
export { startWith } from "./server/start";
export { readSettings } from "./settings/settings";

// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { channel } from "./channel";

export const labSection = {
  resources: {
    channel,
  },
  screens: [
    {
      path: "/lab/channel",
      menu: "lab.channel",
      resources: ["channel"],
    },
  ],
} satisfies Section;

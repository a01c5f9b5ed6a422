// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { building } from "./building";
import { community } from "./community";
import { floor } from "./floor";
import { notice } from "./notice";
import { owner } from "./owner";
import { room } from "./room";

export const propertySection = {
  resources: {
    building,
    community,
    floor,
    notice,
    owner,
    room,
  },
  screens: [
    {
      path: "/property/community",
      menu: "property.community",
      resources: ["community"],
    },
    {
      path: "/property/building",
      menu: "property.building",
      resources: ["building"],
    },
    {
      path: "/property/floor",
      menu: "property.floor",
      resources: ["floor"],
    },
    {
      path: "/property/room",
      menu: "property.room",
      resources: ["room"],
    },
    {
      path: "/property/owner",
      menu: "property.owner",
      resources: ["owner"],
    },
    {
      path: "/property/notice",
      menu: "property.notice",
      resources: ["notice"],
    },
  ],
} satisfies Section;

// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { accessKey } from "./access_key";
import { audit } from "./audit";
import { datacenter } from "./datacenter";
import { identityProvider } from "./identity_provider";
import { menu } from "./menu";
import { role } from "./role";
import { srvSystem } from "./srv_system";
import { zoneBinding } from "./zone_binding";

export const systemSection = {
  resources: {
    access_key: accessKey,
    audit,
    datacenter,
    identity_provider: identityProvider,
    menu,
    role,
    srv_system: srvSystem,
    zone_binding: zoneBinding,
  },
  screens: [
    {
      path: "/system/role",
      menu: "system.role",
      resources: ["role"],
    },
    {
      path: "/system/menu",
      menu: "system.menu",
      resources: ["menu"],
    },
    {
      path: "/system/access_key",
      menu: "system.access_key",
      resources: ["access_key"],
    },
    {
      path: "/system/identity_provider",
      menu: "system.identity_provider",
      resources: ["identity_provider"],
    },
    {
      path: "/system/resource",
      menu: "system.resource",
      resources: ["srv_system", "datacenter", "zone_binding"],
    },
    {
      path: "/system/audit",
      menu: "system.audit",
      resources: ["audit"],
    },
  ],
} satisfies Section;

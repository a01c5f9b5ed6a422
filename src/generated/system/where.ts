// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { accessKeyWhere } from "./access_key/accessKey.where";
import { auditWhere } from "./audit/audit.where";
import { datacenterWhere } from "./datacenter/datacenter.where";
import { identityProviderWhere } from "./identity_provider/identityProvider.where";
import { roleWhere } from "./role/role.where";
import { srvSystemWhere } from "./srv_system/srvSystem.where";
import { zoneBindingWhere } from "./zone_binding/zoneBinding.where";

export const systemSectionWhere = {
  access_key: accessKeyWhere,
  audit: auditWhere,
  datacenter: datacenterWhere,
  identity_provider: identityProviderWhere,
  role: roleWhere,
  srv_system: srvSystemWhere,
  zone_binding: zoneBindingWhere,
} satisfies SectionWhere;

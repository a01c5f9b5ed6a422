import type { PlatformFeature } from "../../../platform/framework/Feature";
import { servePersons } from "./serve";

export const privacy: PlatformFeature = { name: "privacy", serves: { personal: servePersons } };

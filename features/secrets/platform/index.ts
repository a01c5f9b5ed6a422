import type { PlatformFeature } from "../../../platform/framework/Feature";
import { secretsCommand } from "./secretsCommand";

export const secrets: PlatformFeature = { name: "secrets", commands: { secrets: secretsCommand } };

import { lazy } from "react";
import type { PublicFeature } from "../../../src/framework/public/PublicFeature";
import { loadChunk } from "../../../src/framework/shell/errors/loadChunk";

const Elsewhere = lazy(() => loadChunk(() => import("./Elsewhere")).then((part) => ({ default: part.ProviderButton })));

export const providers: PublicFeature = { name: "providers", BesideSignIn: Elsewhere };

import { lazy } from "react";
import { offers as slot } from "../../../src/framework/form/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const OfferBox = lazy(() => import("./OfferBox"));

export const offers: ConsoleFeature = { name: "offers", fills: [fill(slot, OfferBox)] };

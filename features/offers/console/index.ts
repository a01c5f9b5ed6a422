import { lazy } from "react";
import { quotes } from "../../../src/framework/actions/slots";
import { offers as slot } from "../../../src/framework/form/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const Quote = lazy(() => import("./Quote"));
const OfferBox = lazy(() => import("./OfferBox"));

export const offers: ConsoleFeature = { name: "offers", fills: [fill(slot, OfferBox), fill(quotes, Quote)] };
